// Finds English in the sources of the page: what people read comes from a catalogue (docs/languages.md).

const WORDS = /\p{L}{2,}/u;
const PROSE = /\p{L}{2,}[,.:;!?’]? \p{L}+|^\p{Lu}\p{Ll}+[.:…!?]?$|\p{L}{2,} …/u; // two words with a space between, or one with a capital
const TYPED = /^(wyrmhall |--|[A-Z]+-\d+$)/; // commands and clauses: the same in all languages
const DRAWN = /[<>]|var\(|^\d+px | px/; // marks of a drawing, values of a style
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
      text.trim() !== 'Wyrmhall' &&
      !TYPED.test(text.trim()) &&
      context.report({ node, messageId: 'own', data: { text: JSON.stringify(text.trim().slice(0, 40)) } });
    const prose = (node, text) => PROSE.test(text) && !DRAWN.test(text) && !KEYS.test(text) && !isNone(node) && told(node, text);
    return {
      SvelteText: (node) => node.parent.type !== 'SvelteStyleElement' && WORDS.test(node.value) && told(node, node.value),
      SvelteLiteral: (node) => READ.has(node.parent.key?.name) && WORDS.test(node.value) && told(node, node.value),
      Literal: (node) => typeof node.value === 'string' && prose(node, node.value),
      TemplateElement: (node) => prose(node, node.value.cooked ?? ''),
    };
  },
};
