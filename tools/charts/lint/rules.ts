import { namedDelays } from './delays.ts';
import { grammar } from './grammar.ts';
import { descriptions, requirements } from './meaning.ts';
import { noOpposites } from './opposites.ts';
import { actorsNamedBySource, failuresStored } from './outside-work.ts';
import {
  busyEnds,
  everythingReached,
  exceptionsTrue,
  guardsDecide,
  homeDefined,
  invariantsHold,
  noTrap,
} from './reach.ts';
import type { Rule } from './rule.ts';
import { eventsHandled, namesInUse } from './use.ts';
import { noSwallowing } from './wildcards.ts';

/** A project's settings for its charts. */
export interface LintOptions {
  /** The delays, in milliseconds, that the project defines as constants. */
  delaysMs: ReadonlySet<number>;
  /** The action that stores the reason when outside work fails. */
  failureAction: string;
  /** Whether an invoked actor only sends events, and so has no end and no failure. */
  isStream: (logic: unknown) => boolean;
}

/** The lint rules, named by what they require of a chart. */
export const lintRules = ({ delaysMs, failureAction, isStream }: LintOptions) =>
  ({
    'describes itself and each state in a sentence': descriptions,
    'names the requirements that it implements': requirements,
    'has states that are words, events that are noun.verb, guards that read after "if"': grammar,
    'names each invoked actor by its source': actorsNamedBySource,
    'handles and stores each failure of outside work': failuresStored(failureAction, isStream),
    'waits only for times that the project names': namedDelays(delaysMs),
    'handles every event that its type names, and no other': eventsHandled,
    'uses every name that it declares, and declares every name that it uses': namesInUse,
    'swallows no event of an ancestor with a wildcard': noSwallowing,
    'reaches every state and every transition': everythingReached,
    'has no guard that always returns the same': guardsDecide,
    'negates a guard by not(), and has no second guard for the opposite': noOpposites,
    'has no exception for what it reaches': exceptionsTrue,
    'has a home: its start, an end, or a place with a reason, and not everywhere': homeDefined,
    'can reach its home or an end from everywhere': noTrap,
    'leaves every busy state without the user': busyEnds,
    'satisfies the invariants of its model': invariantsHold,
  }) as const satisfies Record<string, Rule>;

export type RuleName = keyof ReturnType<typeof lintRules>;
