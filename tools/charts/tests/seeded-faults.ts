import type { AnyModel } from '../explore/model.ts';
import type { RuleName } from '../lint/rules.ts';
import { type Config, LETTER, letterModel, modelOf, WORK, withDraftOn, withStates } from './letter.ts';

const { draft, posting, posted } = LETTER.states;
const { carry } = WORK.actors;

const withCarry = (invoke: Config): Config =>
  withStates({ posting: { ...posting, invoke: { ...posting.invoke, ...invoke } } });
const withModel = (given: Partial<AnyModel>): AnyModel => ({ ...letterModel(), ...given });
const withAttic = withStates({ attic: { description: 'The letter is forgotten.' } });
const guarded = (hasText: () => boolean) => modelOf(LETTER, { ...WORK, guards: { hasText } });

type Fault = readonly [fault: string, model: AnyModel, finding: string];

/** Faults in a small chart or in its model, by the rule that finds them. */
export const SEEDED_FAULTS: Record<RuleName, readonly Fault[]> = {
  'describes itself and each state in a sentence': [
    [
      'a state without a description',
      modelOf(withStates({ posted: { after: posted.after } })),
      'letter.posted has no sentence that describes it',
    ],
    [
      'a chart whose description is no sentence',
      modelOf({ ...LETTER, description: 'letters' }),
      'letter has no sentence that describes it',
    ],
  ],
  'names the requirements that it implements': [
    ['a chart without a requirement', modelOf({ ...LETTER, meta: {} }), 'letter names no requirement'],
  ],
  'has states that are words, events that are noun.verb, guards that read after "if"': [
    ['a bad name of a state', modelOf(withStates({ 'in-attic': posted })), 'in-attic is no word'],
    ['a bad name of an event', modelOf(withDraftOn({ post: 'posting' })), 'post is no noun.verb'],
    [
      'a bad name of a guard',
      modelOf(LETTER, { ...WORK, guards: { ...WORK.guards, textThere: () => true } }),
      'textThere is no condition that reads after "if"',
    ],
  ],
  'names each invoked actor by its source': [
    [
      'an actor with another name',
      {
        ...modelOf(withCarry({ id: 'postman' })),
        outcomes: { postman: letterModel().outcomes['carry'] ?? {} },
      },
      'letter.posting calls carry postman',
    ],
  ],
  'handles and stores each failure of outside work': [
    ['no onError', modelOf(withCarry({ onError: undefined })), 'letter.posting has no onError for carry'],
    [
      'a failure that is not stored',
      modelOf(withCarry({ onError: 'draft' })),
      'letter.posting|xstate.error.actor.carry|0 does not store the failure',
    ],
  ],
  'waits only for times that the project names': [
    [
      'a delay that no constant names',
      modelOf(LETTER, { ...WORK, delays: { rest: 301 } }),
      'letter waits 301 ms, which no constant names',
    ],
  ],
  'handles every event that its type names, and no other': [
    [
      'an event that nothing handles',
      withModel({ events: { ...letterModel().events, 'letter.burn': [{}] } }),
      'letter.burn never moves letter',
    ],
    [
      'an event of no type',
      modelOf(withDraftOn({ 'letter.burn': 'draft' })),
      'letter handles letter.burn, which its type does not name',
    ],
  ],
  'uses every name that it declares, and declares every name that it uses': [
    [
      'an unused guard',
      modelOf(LETTER, { ...WORK, guards: { ...WORK.guards, isHeavy: () => true } }),
      'isHeavy of the guards is never used',
    ],
    [
      'an unused port',
      modelOf(LETTER, { ...WORK, actors: { carry, weigh: carry } }),
      'weigh of the actors is never used',
    ],
  ],
  'swallows no event of an ancestor with a wildcard': [
    [
      'a wildcard that swallows',
      modelOf(withStates({ posted: { ...posted, on: { '*': 'draft' } } })),
      '* in letter.posted swallows letter.tear, which letter handles',
    ],
    [
      'a wildcard for some events that swallows',
      modelOf(withStates({ posted: { ...posted, on: { 'letter.*': 'draft' } } })),
      'letter.* in letter.posted swallows letter.tear, which letter handles',
    ],
  ],
  'reaches every state and every transition': [
    ['a state that nothing leads to', modelOf(withAttic), 'letter.attic is never reached'],
    [
      'a transition behind another of the same event',
      modelOf(withDraftOn({ 'letter.write': [{ actions: 'storeText' }, { target: 'posted' }] })),
      'letter.draft|letter.write|1 is never reached',
    ],
  ],
  'has no guard that always returns the same': [
    [
      'a guard that always returns true',
      { ...guarded(() => true), invariants: {} },
      'the guard of letter.draft|letter.post|0 never returns false',
    ],
    [
      'a guard that always returns false',
      guarded(() => false),
      'the guard of letter.draft|letter.post|0 never returns true',
    ],
  ],
  'negates a guard by not(), and has no second guard for the opposite': [
    [
      'two guards of one event that are opposites',
      modelOf(
        withDraftOn({
          'letter.post': [
            { guard: 'hasText', target: 'posting' },
            { guard: 'isEmpty', actions: 'clearText' },
          ],
        }),
        {
          ...WORK,
          guards: {
            ...WORK.guards,
            isEmpty: ({ context }: { context: { text: boolean } }) => !context.text,
          },
        },
      ),
      'hasText is the opposite of isEmpty',
    ],
  ],
  'has no exception for what it reaches': [
    [
      'an exception for a state that is reached',
      withModel({ unreachable: { 'letter.posted': 'No letter ever arrives.' } }),
      'letter.posted is reached, yet the model of letter calls it unreachable',
    ],
    [
      'an exception for a state that does not exist',
      withModel({ unreachable: { 'letter.attic': 'The attic is locked.' } }),
      'letter.attic is no part of letter, yet its model calls it unreachable',
    ],
    [
      'an exception without a reason',
      { ...modelOf(withAttic), unreachable: { 'letter.attic': ' ' } },
      'letter.attic is called unreachable for no reason',
    ],
  ],
  'has a home: its start, an end, or a place with a reason, and not everywhere': [
    [
      'a home that is everywhere',
      withModel({ isHome: () => true }),
      'letter is at home in every configuration, so that none could be a trap',
    ],
    [
      'a home that is neither the start nor an end, without a reason',
      withModel({ isHome: (snapshot) => snapshot.matches('posted'), whyHome: ' ' }),
      'letter is at home neither where it starts nor at an end, for no reason',
    ],
    [
      'a reason for a home that needs none',
      withModel({ whyHome: 'It starts on its way.' }),
      'letter is at home where it starts or ends, yet its model says why it is not',
    ],
  ],
  'can reach its home or an end from everywhere': [
    [
      'a trap',
      modelOf(
        withStates({
          posted: { ...posted, after: { rest: 'lost' } },
          lost: { description: 'The letter is lost.', on: { 'letter.tear': {} } },
        }),
      ),
      'no path home or to an end after: letter.write, letter.post, carry → arrives, 300 ms pass',
    ],
  ],
  'leaves every busy state without the user': [
    [
      'a busy state that only the user ends',
      modelOf(withStates({ draft: { ...draft, tags: 'busy' } })),
      'busy until the user acts after: the start',
    ],
  ],
  'satisfies the invariants of its model': [
    [
      'a configuration that breaks an invariant',
      modelOf(withDraftOn({ 'letter.post': 'posting' })),
      'Only a letter with a text is posted. Not after: letter.post',
    ],
    [
      'a path that avoids a state',
      withModel({
        paths: { 'Only a torn letter is posted.': [{ from: '', to: 'letter.posted', first: 'letter.torn' }] },
      }),
      'Only a torn letter is posted. This path enters posted and does not pass torn. Steps: letter.write, letter.post, carry → arrives',
    ],
    ['a model without an invariant', withModel({ invariants: {} }), 'The model of letter has no invariant'],
  ],
};
