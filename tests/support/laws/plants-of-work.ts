import type { AnyModel } from '#tests/support/model/model.ts';
import {
  type Config,
  charted,
  LETTER,
  letterModel,
  letterSources,
  WORK,
  withDraftOn,
  withStates,
} from './letter.ts';
import type { Plant } from './plant.ts';

const { posting, posted } = LETTER.states;
const { carry } = WORK.actors;

const FROM_DOMAIN = "import { LETTERS_A_DAY, restMs } from '#domain/letter.ts';";
const WAITS = 'waits only for times that the domain names, and by their names';
const SENT = 'is sent every event that its type names, by another part of the product or by itself';

const withCarry = (invoke: Config): Config =>
  withStates({ posting: { ...posting, invoke: { ...posting.invoke, ...invoke } } });

const withModel = (given: Partial<AnyModel>): AnyModel => ({ ...letterModel(), ...given });

/** Faults in how a chart calls outside work, and in what it declares and handles. */
export const PLANTS_OF_WORK: readonly Plant[] = [
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
    law: WAITS,
    model: charted(LETTER, { ...WORK, delays: { rest: 301 } }),
    finding: 'letter waits 301 ms, which no constant of the domain says',
  },
  ...(
    [
      ['in figures', 'delays: { rest: 300 }', '300'],
      ['by a constant of its own', 'const REST_MS = 300; delays: { rest: REST_MS }', 'REST_MS'],
      ['by what the domain says of something else', 'delays: { rest: LETTERS_A_DAY }', 'LETTERS_A_DAY'],
      ['by a calculation', 'delays: { rest: () => restMs() * 2 }', '() => restMs() * 2'],
    ] as const
  ).map(
    ([how, text, value]): Plant => ({
      fault: `a delay that is said ${how}`,
      law: WAITS,
      model: letterModel(),
      sources: letterSources(
        undefined,
        `${FROM_DOMAIN} ${text.replace('delays:', 'const work = { delays:')} };`,
      ),
      finding: `rest of letter is ${value}, which is no constant or function of the domain`,
    }),
  ),
  {
    fault: 'a delay that is written elsewhere',
    law: WAITS,
    model: letterModel(),
    sources: letterSources(undefined, 'const work = { ...TIMES };'),
    finding: 'rest of letter is not written among its delays',
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
  ...(
    [
      ['that nobody sends', "letter.send({ type: 'letter.write' });"],
      ['that is only compared', "if (event.type === 'letter.tear') stop();"],
      ['that is only a type', "type Torn = { type: 'letter.tear' };"],
      ['whose name another chart is sent', `parcel.send({ type: \`\${noun}.tear\` });`],
    ] as const
  ).map(
    ([what, beside]): Plant => ({
      fault: `an event ${what}`,
      law: SENT,
      model: letterModel(),
      sources: letterSources(beside),
      finding: 'letter.tear is sent to letter by nobody',
    }),
  ),
  {
    fault: 'an excuse for an event that is sent after all',
    law: SENT,
    model: withModel({ unsent: { 'letter.tear': 'Nobody tears letters yet.' } }),
    finding: 'letter.tear waits for no sender, yet the model of letter says why it has none',
  },
  {
    fault: 'an excuse for an event that nobody sends, without a reason',
    law: SENT,
    model: withModel({ unsent: { 'letter.tear': ' ' } }),
    sources: letterSources(''),
    finding: 'letter.tear is sent to letter by nobody, for no reason',
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
];
