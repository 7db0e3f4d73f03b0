import tokens from '../../src/ui/tokens.css?raw';

/** The names of the tokens that begin with the given word, in the order of the style sheet. */
export const tokensOf = (beginning: string): string[] =>
  [...new Set([...tokens.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name))].filter((name) =>
    name.startsWith(`--${beginning}`),
  );

/** What a token comes to on the page, as its style sheet says it. */
export const tokenValue = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();
