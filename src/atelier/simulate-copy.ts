import type { TransitionDescription } from '#charts/describe/describe.ts';
import { guardText } from '#charts/describe/guards.ts';
import type { ChartPlayContext } from '#machines/chart-play/chart-play.types.ts';
import { lastWord, leavesIn, pathOf, seconds } from './copy.ts';

export const STEP_FAILED = 'The chart threw an error';
export const UNDO = 'Undo';
export const START_AGAIN = 'Start again';
export const startWith = (values: string) => `Start with ${values}`;
export const FINISH_PATH = 'Finish the path';
export const STOPPED = 'A breakpoint stopped the path.';
export const CONTINUE_PATH = 'Continue the path';
export const BREAKPOINT = 'Stop a path at a state or transition';
export const CHOOSE_PART = 'Choose a state or transition';
export const removeBreakpoint = (name: string) => `Remove the breakpoint at ${name}`;
export const STORE_SNAPSHOT = 'Save a snapshot';
export const returnTo = (number: number, active: readonly string[]) =>
  `Return to snapshot ${number}: ${leavesIn(active)}`;
export const TIME = 'Time';
export const OUTCOMES = 'Outcomes of running actors';
export const EVENTS = 'Events';
export const HISTORY = 'Steps';
export const CONTEXT = 'Context';
export const TYPED = 'Send an event with other values';
export const EVENT_TYPE = 'Event';
export const PAYLOAD = 'Payload';
export const PAYLOAD_HINT = 'As JSON, for example {"amount": 30}';
export const PAYLOAD_ERROR = 'Enter a JSON object, for example {"amount": 30}';
export const SEND = 'Send event';
export const sendEvent = (event: string) => `Send ${event}`;
export const JSON_HINT = 'As JSON';
export const JSON_ERROR = 'Enter valid JSON, for example "text", 30, true or null';
export const PATH_TO = 'Play the shortest path to a state';
export const CHOOSE_STATE = 'Choose a state';

export function activeIn(active: readonly string[], status: string): string {
  const ended = status === 'done' ? ' The chart has ended.' : '';
  return `Active: ${leavesIn(active)}.${ended}`;
}

export const findingPath = (state: string) => `Searching for the shortest path to ${state}…`;
export const FOUND_PATH: Record<NonNullable<ChartPlayContext['found']>, (state: string) => string> = {
  onward: (state) => `The shortest path from here to ${state}.`,
  fromStart: (state) => `No path leads from here to ${state}: this one starts from the beginning.`,
  here: (state) => `${state} is active now.`,
  none: (state) => `No path leads to ${state} from this start.`,
};

export const clock = (nowMs: number, timers: readonly { name: string; leftMs: number }[]) =>
  [
    `Clock: ${seconds(nowMs)}.`,
    ...timers.map(({ name, leftMs }) => `${name} ends in ${seconds(leftMs)}.`),
  ].join(' ');

export function effect(transitions: readonly string[], actions: readonly string[]): string {
  if (transitions.length === 0) return ' Nothing changes.';
  return actions.length === 0 ? '' : ` / ${actions.join(', ')}`;
}

export const ignored = (count: number) => `${count} that would change nothing now`;

export const whyNot = (refusals: readonly TransitionDescription[]) =>
  refusals.length === 0
    ? 'No active state waits for it.'
    : `Refused by ${refusals.map(({ source, guard }) => `${guardText(guard ?? '')} in ${pathOf(source)}`).join(', ')}.`;
export const storedValues = (stored: readonly string[]) =>
  stored.length === 0 ? '' : ` Stores ${stored.join(', ')}.`;

const SHORT_VALUE = 60;
/** `name: value`, truncated if it is long. */
export const shortValue = (stored: string) =>
  stored.length > SHORT_VALUE ? `${stored.slice(0, SHORT_VALUE)}…` : stored;
export const WHOLE_VALUES = 'Whole values';

/** A guard rejects the first transition for an event, and another transition accepts it, or none does. */
export function refusedFor(
  refusals: readonly TransitionDescription[],
  taken: readonly TransitionDescription[],
): string {
  if (refusals.length === 0) return '';
  const guards = refusals.map(({ guard }) => guardText(guard ?? ''));
  const refused = ` ${guards.join(', ')} ${guards.length === 1 ? 'refuses' : 'refuse'}`;
  if (taken.length === 0) return `${refused}.`;
  const takers = taken.map(({ guard, actions, targets }) => {
    if (guard !== null) return guardText(guard);
    if (targets.length > 0) return `the transition to ${targets.map(lastWord).join(', ')}`;
    return `the transition that runs ${actions.join(', ')}`;
  });
  return `${refused}; ${takers.join(', ')} ${takers.length === 1 ? 'takes' : 'take'} it.`;
}
