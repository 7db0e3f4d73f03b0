import type { Rule } from './rule.ts';

const SENTENCE = /^[A-Z].*[.?]$/;

/** A chart and each of its states have a description, which is a sentence. */
export const descriptions: Rule = ({ chart: { id, description, states } }) => [
  ...(SENTENCE.test(description) ? [] : [`${id} has no sentence that describes it`]),
  ...states
    .filter((state) => state.parent !== null && !SENTENCE.test(state.description))
    .map((state) => `${state.id} has no sentence that describes it`),
];

/** A chart names the requirements that it implements. */
export const requirements: Rule = ({ chart: { id, states } }) =>
  states[0]?.requirements.length === 0 ? [`${id} names no requirement`] : [];
