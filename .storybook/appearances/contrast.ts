import axe from 'axe-core';
import { grounds } from './grounds.ts';
import { described } from './words.ts';

async function unreadable(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    runOnly: ['color-contrast'],
    resultTypes: ['violations'],
    elementRef: true,
  });
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ element, any }) => `unreadable: ${element ? described(element) : ''} (${any[0]?.message})`),
  );
}

/** Lists text with too little contrast. A page with the same text and backgrounds is checked once. */
export function contrastJudge(judge = unreadable): () => Promise<readonly string[]> {
  const judged = new Map<string, readonly string[]>();
  return async () => {
    const key = grounds();
    const known = judged.get(key) ?? (await judge());
    judged.set(key, known);
    return known;
  };
}
