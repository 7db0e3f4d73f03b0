import { delaysOfDomain } from './delays.ts';
import { grammar } from './grammar.ts';
import type { Law } from './law.ts';
import { descriptions, requirements } from './meaning.ts';
import { noOpposites } from './opposites.ts';
import { actorsNamedByPorts, failuresKept } from './outside-work.ts';
import {
  busyEnds,
  everythingReached,
  exceptionsTrue,
  guardsDecide,
  homeTold,
  invariantsHold,
  noTrap,
} from './reach.ts';
import { eventsSent } from './sent-events.ts';
import { eventsHandled, namesInUse } from './use.ts';
import { noSwallowing } from './wildcards.ts';

/** What every chart of the product keeps. */
export const LAWS = {
  'says in a sentence what it is about, and what each of its states means': descriptions,
  'names the requirements that it stands for, and only such as exist': requirements,
  'speaks one grammar: states are words, events noun.verb, guards read after "if"': grammar,
  'calls each invoked actor by the name of its port': actorsNamedByPorts,
  'leads each failure of outside work somewhere, and keeps it': failuresKept,
  'waits only for times that the domain names, and by their names': delaysOfDomain,
  'handles every event that its type names, and none besides': eventsHandled,
  'is sent every event that its type names, by another part of the product or by itself': eventsSent,
  'gives every name that it uses or declares a use': namesInUse,
  'swallows no event of an ancestor with a wildcard': noSwallowing,
  'reaches every state and every transition': everythingReached,
  'asks no condition that always decides the same way': guardsDecide,
  'negates a guard by not(), and has no second guard for the opposite': noOpposites,
  'is excused only from what it really cannot reach': exceptionsTrue,
  'is at home where it starts or ends, or elsewhere for a reason, and never everywhere': homeTold,
  'can come back home from everywhere, or end': noTrap,
  'leaves every busy state without anybody having to press a button': busyEnds,
  'keeps in every situation what its model says of all of them': invariantsHold,
} as const satisfies Record<string, Law>;

export type LawName = keyof typeof LAWS;
