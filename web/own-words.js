// Finds English in the sources of the page: what people read comes from a catalogue (docs/languages.md).

const WORDS = /\p{L}{2,}/u;
const PROSE = /\p{L}{2,}[,.:;!?’]? \p{L}+|^\p{Lu}\p{Ll}+[.:…!?]?$|\p{L}{2,} …/u; // two words with a space between, or one with a capital
const DRAWN = /[<>]|var\(/; // marks of a drawing, values of a style
const ASKS = new Set(['matchMedia', 'closest', 'querySelector', 'querySelectorAll', 'matches']); // for parts of the page, by selectors
const READ = new Set(['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'label', 'placeholder', 'text', 'title']);
const KEYS = /^(Alt|Arrow(Down|Left|Right|Up)|Backspace|Delete|End|Enter|Escape|Home|Page(Down|Up)|Shift|Space|Tab)$/;

/** Where a text is no prose: what is imported, a type, a selector; classes and addresses. */
function isNone(node) {
  const { parent } = node;
  if (parent.type === 'CallExpression' && ASKS.has(parent.callee.property?.name ?? parent.callee.name)) return true;
  if (/^(Import|Export|TSLiteral|TSEnum)/.test(parent.type)) return true;
  for (let above = parent; above; above = above.parent)
    if (above.type === 'SvelteAttribute' || above.type === 'SvelteStyleDirective')
      return ['class', 'style', 'd', 'href'].includes(above.key.name ?? '');
  return false;
}

export const ownWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { own: 'The page says this itself: {{ text }}. Let a catalogue say it (docs/languages.md).' },
  },
  create(context) {
    const told = (node, text) =>
      text.trim() !== 'Wyrmhall' && context.report({ node, messageId: 'own', data: { text: JSON.stringify(text.trim().slice(0, 40)) } });
    const prose = (node, text) => PROSE.test(text) && !DRAWN.test(text) && !KEYS.test(text) && !isNone(node) && told(node, text);
    return {
      SvelteText: (node) => node.parent.type !== 'SvelteStyleElement' && WORDS.test(node.value) && told(node, node.value),
      SvelteLiteral: (node) => READ.has(node.parent.key?.name) && WORDS.test(node.value) && told(node, node.value),
      Literal: (node) => typeof node.value === 'string' && prose(node, node.value),
      TemplateElement: (node) => prose(node, node.value.cooked ?? ''),
    };
  },
};

// Files of which the words do not come from a catalogue yet.
export const STILL_ENGLISH = [
  'src/api.ts',
  'src/cards/differences.ts',
  'src/cards/faces.ts',
  'src/connection.ts',
  'src/pages/CloseLook.svelte',
  'src/pages/Countdown.svelte',
  'src/pages/Differences.svelte',
  'src/pages/Gallery.svelte',
  'src/pages/GameTile.svelte',
  'src/pages/Gathering.svelte',
  'src/pages/Hall.svelte',
  'src/pages/Hero.svelte',
  'src/pages/HouseOption.svelte',
  'src/pages/Invitation.svelte',
  'src/pages/MyGame.svelte',
  'src/pages/NewTable.svelte',
  'src/pages/OwnCards.svelte',
  'src/pages/OwnList.svelte',
  'src/pages/Played.svelte',
  'src/pages/PlayedWith.svelte',
  'src/pages/Replay.svelte',
  'src/pages/RulesPage.svelte',
  'src/pages/Screening.svelte',
  'src/pages/TableList.svelte',
  'src/pages/TableRoute.svelte',
  'src/pages/VariantChoice.svelte',
  'src/pages/cardlist.ts',
  'src/pages/house.ts',
  'src/pages/results.ts',
  'src/person.svelte.ts',
  'src/rules/CardsDiffer.svelte',
  'src/rules/Rules.svelte',
  'src/states/LinkState.svelte',
  'src/states/Notice.svelte',
  'src/states/Suspended.svelte',
  'src/table/AboutChosen.svelte',
  'src/table/Board.svelte',
  'src/table/BoardScreen.svelte',
  'src/table/ChatPanel.svelte',
  'src/table/EndDialog.svelte',
  'src/table/Hand.svelte',
  'src/table/HelpDialog.svelte',
  'src/table/ItemView.svelte',
  'src/table/Live.svelte',
  'src/table/LogPanel.svelte',
  'src/table/MenuDialog.svelte',
  'src/table/Panels.svelte',
  'src/table/Pip.svelte',
  'src/table/Plate.svelte',
  'src/table/PromptBar.svelte',
  'src/table/RequestBar.svelte',
  'src/table/RoundDialog.svelte',
  'src/table/RoundTable.svelte',
  'src/table/Rows.svelte',
  'src/table/ScoreTable.svelte',
  'src/table/ScoresPanel.svelte',
  'src/table/SeatArea.svelte',
  'src/table/Sheet.svelte',
  'src/table/SideArea.svelte',
  'src/table/TableBar.svelte',
  'src/table/TableScreen.svelte',
  'src/table/Timer.svelte',
  'src/table/WhyNote.svelte',
  'src/table/ZoneView.svelte',
  'src/table/ZoomDialog.svelte',
  'src/table/beside.ts',
  'src/table/desk.svelte.ts',
  'src/table/drag.ts',
  'src/table/flight.ts',
  'src/table/games/dragon-booster/Field.svelte',
  'src/table/games/dragon-booster/Rider.svelte',
  'src/table/games/dragon-booster/Spread.svelte',
  'src/table/games/fairy-tale/Beside.svelte',
  'src/table/games/fairy-tale/Middle.svelte',
  'src/table/games/fairy-tale/tale.ts',
  'src/table/games/fairy-tale/told.ts',
  'src/table/games/storm-dragons/Field.svelte',
  'src/table/games/storm-dragons/Rival.svelte',
  'src/table/spotlight.ts',
];
