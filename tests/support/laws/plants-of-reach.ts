import type { AnyModel } from '#tests/support/model/model.ts';
import { charted, LETTER, letterModel, WORK, withDraftOn, withStates } from './letter.ts';
import type { Plant } from './plant.ts';

interface Draft {
  context: { text: boolean };
}

const { draft, posted } = LETTER.states;

const HOME = 'is at home where it starts or ends, or elsewhere for a reason, and never everywhere';

const withModel = (given: Partial<AnyModel>): AnyModel => ({ ...letterModel(), ...given });

/** Faults in where a chart leads, and in what its model says of that. */
export const PLANTS_OF_REACH: readonly Plant[] = [
  {
    fault: 'a leaf that nothing leads to',
    law: 'reaches every state and every transition',
    model: charted(withStates({ attic: { description: 'The letter is forgotten.' } })),
    finding: 'letter.attic is never reached',
  },
  {
    fault: 'a transition behind another of the same event',
    law: 'reaches every state and every transition',
    model: charted(withDraftOn({ 'letter.write': [{ actions: 'keepText' }, { target: 'posted' }] })),
    finding: 'letter.draft|letter.write|1 is never reached',
  },
  {
    fault: 'a guard that always says yes',
    law: 'asks no condition that always decides the same way',
    model: { ...charted(LETTER, { ...WORK, guards: { hasText: () => true } }), invariants: {} },
    finding: 'the condition of letter.draft|letter.post|0 never says no',
  },
  {
    fault: 'a guard that always says no',
    law: 'asks no condition that always decides the same way',
    model: charted(LETTER, { ...WORK, guards: { hasText: () => false } }),
    finding: 'the condition of letter.draft|letter.post|0 never says yes',
  },
  {
    fault: 'two guards of one event that are opposites',
    law: 'negates a guard by not(), and has no second guard for the opposite',
    model: charted(
      withDraftOn({
        'letter.post': [
          { guard: 'hasText', target: 'posting' },
          { guard: 'isEmpty', actions: 'clearText' },
        ],
      }),
      { ...WORK, guards: { ...WORK.guards, isEmpty: ({ context }: Draft) => !context.text } },
    ),
    finding: 'hasText is the opposite of isEmpty',
  },
  {
    fault: 'an excuse for what is reached after all',
    law: 'is excused only from what it really cannot reach',
    model: withModel({ unreachable: { 'letter.posted': 'No letter ever arrives.' } }),
    finding: 'letter.posted is reached, yet the model of letter calls it unreachable',
  },
  {
    fault: 'an excuse for what is gone',
    law: 'is excused only from what it really cannot reach',
    model: withModel({ unreachable: { 'letter.attic': 'Nobody goes there.' } }),
    finding: 'letter.attic is no part of letter, yet its model calls it unreachable',
  },
  {
    fault: 'an excuse without a reason',
    law: 'is excused only from what it really cannot reach',
    model: {
      ...charted(withStates({ attic: { description: 'The letter is forgotten.' } })),
      unreachable: { 'letter.attic': ' ' },
    },
    finding: 'letter.attic is called unreachable for no reason',
  },
  {
    fault: 'a home that is everywhere',
    law: HOME,
    model: withModel({ isHome: () => true }),
    finding: 'letter is at home in every situation, so that none could be a trap',
  },
  {
    fault: 'a home that is neither the start nor an end, without a reason',
    law: HOME,
    model: withModel({ isHome: (snapshot) => snapshot.matches('posted'), whyHome: ' ' }),
    finding: 'letter is at home neither where it starts nor at an end, for no reason',
  },
  {
    fault: 'a reason for a home that needs none',
    law: HOME,
    model: withModel({ whyHome: 'It starts on its way.' }),
    finding: 'letter is at home where it starts or ends, yet its model says why it is not',
  },
  {
    fault: 'a trap',
    law: 'can come back home from everywhere, or end',
    model: charted(
      withStates({
        posted: { ...posted, after: { rest: 'lost' } },
        lost: { description: 'Nobody knows where the letter is.', on: { 'letter.tear': {} } },
      }),
    ),
    finding: 'no way home or to an end after: letter.write, letter.post, carry → arrives, 300 ms pass',
  },
  {
    fault: 'a busy state that only a person ends',
    law: 'leaves every busy state without anybody having to press a button',
    model: charted(withStates({ draft: { ...draft, tags: 'busy' } })),
    finding: 'busy until somebody does something after: the start',
  },
  {
    fault: 'a situation that breaks an invariant',
    law: 'keeps in every situation what its model says of all of them',
    model: charted(withDraftOn({ 'letter.post': 'posting' })),
    finding: 'Only a letter with a text is posted. Not after: letter.post',
  },
  {
    fault: 'a model that says nothing',
    law: 'keeps in every situation what its model says of all of them',
    model: withModel({ invariants: {} }),
    finding: 'The model of letter says nothing that always holds',
  },
];
