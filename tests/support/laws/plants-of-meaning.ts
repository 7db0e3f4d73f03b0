import { charted, LETTER, WORK, withDraftOn, withStates } from './letter.ts';
import type { Plant } from './plant.ts';

const { posted } = LETTER.states;

/** Faults in what a chart says of itself, and in the names that it has for things. */
export const PLANTS_OF_MEANING: readonly Plant[] = [
  {
    fault: 'a state without a description',
    law: 'says in a sentence what it is about, and what each of its states means',
    model: charted(withStates({ posted: { after: posted.after } })),
    finding: 'letter.posted says in no sentence what it means',
  },
  {
    fault: 'a chart that says nothing of itself',
    law: 'says in a sentence what it is about, and what each of its states means',
    model: charted({ ...LETTER, description: 'letters' }),
    finding: 'letter says in no sentence what it is about',
  },
  {
    fault: 'a requirement that does not exist',
    law: 'names the requirements that it stands for, and only such as exist',
    model: charted({ ...LETTER, meta: { requirements: ['MISSION-1', 'LETTER-1'] } }),
    finding: 'letter names LETTER-1, which is no requirement',
  },
  {
    fault: 'a chart without a requirement',
    law: 'names the requirements that it stands for, and only such as exist',
    model: charted({ ...LETTER, meta: {} }),
    finding: 'letter names no requirement that it stands for',
  },
  ...(
    [
      ['of a state', withStates({ 'in-the-attic': posted }), WORK, 'in-the-attic is no word'],
      ['of an event', withDraftOn({ post: 'posting' }), WORK, 'post is no noun.verb'],
      [
        'of a guard',
        LETTER,
        { ...WORK, guards: { ...WORK.guards, textThere: () => true } },
        'textThere is no condition that reads after "if"',
      ],
      [
        'of an action',
        LETTER,
        { ...WORK, actions: { ...WORK.actions, 'keep text': () => undefined } },
        'keep text is no word',
      ],
      ['of a delay', LETTER, { ...WORK, delays: { rest: 300, 'a while': 300 } }, 'a while is no word'],
    ] as const
  ).map(
    ([name, config, work, finding]): Plant => ({
      fault: `a bad name ${name}`,
      law: 'speaks one grammar: states are words, events noun.verb, guards read after "if"',
      model: charted(config, work),
      finding,
    }),
  ),
];
