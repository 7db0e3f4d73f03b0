import type { ChartDescription } from '#charts/describe/describe.ts';
import { toScxml } from '#charts/export/scxml.ts';
import type { Recorded } from '#charts/replay/record.ts';

/**
 * More than any step of a chart has. Starts with the last one, because evaluating a guard that XState skipped is
 * recorded as part of the last microstep.
 */
const MICROSTEPS = Array.from({ length: 20 }, (_, index) => 19 - index);

/**
 * What the chart's code decides in a step: its guards' results by microstep, and the events that its actions raise.
 */
export interface Guidance {
  guards: readonly (readonly number[])[];
  /** By the action's number. */
  raised: Readonly<Record<number, string>>;
  /** Distinguishes the data of two steps. */
  step: number;
}

const guardedIn = ({ transitions }: ChartDescription): string[] =>
  transitions.filter(({ guard }) => guard !== null).map(({ id }) => id);

/** Call this before the recorder takes another step, because a guard that XState skipped is evaluated now. */
export function guidanceOf(chart: ChartDescription, { verdict, trace }: Recorded, step: number): Guidance {
  return {
    guards: guardedIn(chart).map((id) =>
      MICROSTEPS.filter((microstep) => isTrue(() => verdict(microstep, id))),
    ),
    raised: raisedIn(trace),
    step,
  };
}

/**
 * The exported document of a chart, whose guards and actions take their results from each event's data. Time passes
 * outside of it. In each atomic state, an eventless transition that is never taken counts the microsteps.
 * @param raised the events that its actions raise
 */
export function guidedScxml(chart: ChartDescription, raised: ReadonlySet<string>, start: Guidance): string {
  const guarded = guardedIn(chart);
  const document = new DOMParser().parseFromString(toScxml(chart), 'application/xml');
  for (const replaced of document.querySelectorAll('send, cancel, scxml > script')) replaced.remove();
  for (const action of document.querySelectorAll('script')) guideAction(action, raised);
  for (const transition of document.querySelectorAll('transition'))
    guideTransition(transition, guarded.indexOf(transition.getAttribute('chart:id') ?? ''));
  for (const state of document.querySelectorAll('state'))
    if (state.querySelector('state, parallel, final') === null)
      state.prepend(element(state, 'transition', { cond: 'counts()' }));
  const root = document.documentElement;
  root.prepend(element(root, 'script', {}, SCRIPT + JSON.stringify(start)));
  return new XMLSerializer().serializeToString(document);
}

function guideAction(action: Element, raised: ReadonlySet<string>): void {
  const raises = [...raised].map((event) => {
    const test = element(action, 'if', { cond: `raises('${event}')` });
    test.append(element(action, 'raise', { event }));
    return test;
  });
  action.textContent = 'next(); actions += 1;';
  action.after(...raises);
}

function guideTransition(transition: Element, guard: number): void {
  if (guard !== -1) transition.setAttribute('cond', `passes(${guard})`);
  transition.append(element(transition, 'script', {}, 'next(); isTaken = true;'));
}

function element(
  { ownerDocument, namespaceURI }: Element,
  name: string,
  attributes: Record<string, string>,
  text = '',
): Element {
  const created = ownerDocument.createElementNS(namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) created.setAttribute(key, value);
  created.textContent = text;
  return created;
}

/** False for a microstep that XState did not reach, where the verdict throws. */
function isTrue(verdict: () => boolean): boolean {
  try {
    return verdict();
  } catch {
    return false;
  }
}

function raisedIn(trace: readonly string[]): Record<number, string> {
  const raised: Record<number, string> = {};
  let actions = 0;
  for (const line of trace) {
    if (line.startsWith('do ')) actions += 1;
    if (line.startsWith('raise ')) raised[actions] = line.slice('raise '.length);
  }
  return raised;
}

const SCRIPT = `
function next() {
  var data = typeof _event === 'undefined' || !_event ? undefined : _event.data;
  if (!data || data.step === undefined || data.step === guidance.step) return;
  guidance = data; microstep = 0; actions = 0; isTaken = false;
}
function passes(guard) { next(); return guidance.guards[guard].indexOf(microstep) >= 0; }
function counts() { next(); if (isTaken) { microstep += 1; isTaken = false; } return false; }
function raises(event) { return guidance.raised[actions] === event; }
var microstep = 0, actions = 0, isTaken = false, guidance = `;
