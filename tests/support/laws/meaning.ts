import { readFileSync } from 'node:fs';
import type { Law } from './law.ts';

const SENTENCE = /^[A-Z].*[.?]$/;

/** A chart says in a sentence what it is about, and what each of its states means. */
export const descriptions: Law = ({ chart: { id, description, states } }) => [
  ...(SENTENCE.test(description) ? [] : [`${id} says in no sentence what it is about`]),
  ...states
    .filter((state) => state.parent !== null && !SENTENCE.test(state.description))
    .map((state) => `${state.id} says in no sentence what it means`),
];

/** A chart names the requirements that it stands for, and only such as exist. */
export const requirements: Law = ({ chart: { id, states } }) => {
  const known = new Set(readFileSync('docs/requirements.md', 'utf8').match(/\b[A-Z]+-\d+\b/g));
  const unknown = states.flatMap((state) =>
    state.requirements.filter((name) => !known.has(name)).map((name) => `${state.id} names ${name}`),
  );
  return [
    ...(states[0]?.requirements.length === 0 ? [`${id} names no requirement that it stands for`] : []),
    ...unknown.map((finding) => `${finding}, which is no requirement`),
  ];
};
