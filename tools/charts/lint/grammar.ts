import type { Rule } from './rule.ts';

const WORD = /^[a-z][A-Za-z]*$/;
const NOUN_VERB = /^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/;
const AFTER_IF = /^(is|has|can|ends|starts)[A-Z][A-Za-z]*$/;
/** States are words, events are noun.verb, guards read well after "if", and actions, ports and delays are words. */
export const grammar: Rule = ({ model: { machine }, chart: { states, transitions } }) => {
  const { actors, actions, guards, delays } = machine.implementations;
  const events = transitions.filter(({ kind }) => kind === 'event').map(({ trigger }) => trigger);
  const outside = (names: readonly string[], rule: RegExp, what: string) =>
    [...new Set(names)].filter((name) => !rule.test(name)).map((name) => `${name} is no ${what}`);
  return [
    ...outside([machine.id, ...states.map(({ key }) => key)], WORD, 'word'),
    ...outside(
      events.filter((event) => !event.includes('*')),
      NOUN_VERB,
      'noun.verb',
    ),
    ...outside(Object.keys(guards), AFTER_IF, 'condition that reads after "if"'),
    ...outside([...Object.keys(actions), ...Object.keys(actors), ...Object.keys(delays)], WORD, 'word'),
  ];
};
