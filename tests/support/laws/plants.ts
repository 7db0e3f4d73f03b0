import type { AnyModel } from '#tests/support/model/model.ts';
import type { LawName } from './laws.ts';
import { type Config, charted, LETTER, letterModel, WORK, withDraftOn, withStates } from './letter.ts';

const { draft, posting, posted } = LETTER.states;
const { carry } = WORK.actors;

const withCarry = (invoke: Config): Config =>
  withStates({ posting: { ...posting, invoke: { ...posting.invoke, ...invoke } } });
const withModel = (given: Partial<AnyModel>): AnyModel => ({ ...letterModel(), ...given });

export interface Plant {
  fault: string;
  law: LawName;
  model: AnyModel;
  finding: string;
}

/** Faults in a small chart, or in its model, each with the law that finds it. */
export const PLANTS: readonly Plant[] = [
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
        { ...WORK, actions: { ...WORK.actions, textKept: () => undefined } },
        'textKept is no imperative',
      ],
      ['of a delay', LETTER, { ...WORK, delays: { rest: 300, 'a while': 300 } }, 'a while is no word'],
    ] as const
  ).map(
    ([name, config, work, finding]): Plant => ({
      fault: `a bad name ${name}`,
      law: 'speaks one grammar: states are words, events noun.verb, guards read after "if", actions are imperatives',
      model: charted(config, work),
      finding,
    }),
  ),
  {
    fault: 'an actor called unlike its port',
    law: 'calls each invoked actor by the name of its port',
    model: {
      ...charted(withCarry({ id: 'postman' })),
      outcomes: { postman: letterModel().outcomes['carry'] ?? {} },
    },
    finding: 'letter.posting calls carry postman',
  },
  {
    fault: 'no onError',
    law: 'leads each failure of outside work somewhere, and keeps it',
    model: charted(withCarry({ onError: undefined })),
    finding: 'letter.posting has no onError for carry',
  },
  {
    fault: 'a failure that is not kept',
    law: 'leads each failure of outside work somewhere, and keeps it',
    model: charted(withCarry({ onError: 'draft' })),
    finding: 'letter.posting|xstate.error.actor.carry|0 does not keep the failure',
  },
  {
    fault: 'a delay that the domain does not name',
    law: 'waits only for times that the domain names',
    model: charted(LETTER, { ...WORK, delays: { rest: 301 } }),
    finding: 'letter waits 301 ms, which no constant of the domain says',
  },
  {
    fault: 'an event that nothing handles',
    law: 'handles every event that its type names, and none besides',
    model: withModel({ events: { ...letterModel().events, 'letter.burn': [{}] } }),
    finding: 'letter.burn never moves letter',
  },
  {
    fault: 'an event of no type',
    law: 'handles every event that its type names, and none besides',
    model: charted(withDraftOn({ 'letter.burn': 'draft' })),
    finding: 'letter handles letter.burn, which its type does not name',
  },
  {
    fault: 'a guard that nothing asks',
    law: 'gives every name that it uses or declares a use',
    model: charted(LETTER, { ...WORK, guards: { ...WORK.guards, isHeavy: () => true } }),
    finding: 'isHeavy of the guards is never used',
  },
  {
    fault: 'a port that nothing calls',
    law: 'gives every name that it uses or declares a use',
    model: charted(LETTER, { ...WORK, actors: { carry, weigh: carry } }),
    finding: 'weigh of the actors is never used',
  },
  {
    fault: 'a wildcard that swallows',
    law: 'swallows no event of an ancestor with a wildcard',
    model: charted(withStates({ posted: { ...posted, on: { '*': 'draft' } } })),
    finding: '* in letter.posted swallows letter.tear, which letter handles',
  },
  {
    fault: 'a wildcard for some events that swallows',
    law: 'swallows no event of an ancestor with a wildcard',
    model: charted(withStates({ posted: { ...posted, on: { 'letter.*': 'draft' } } })),
    finding: 'letter.* in letter.posted swallows letter.tear, which letter handles',
  },
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
