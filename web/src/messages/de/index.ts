const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true });

export const texts = Object.fromEntries(Object.entries(files).map(([path, text]) => [path.slice('./'.length, -'.ftl'.length), text]));
