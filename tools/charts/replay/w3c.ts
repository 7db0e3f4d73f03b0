import type { Content, ScxmlDocument, State, Transition } from './document.ts';
import { computeEntrySet } from './entry.ts';
import {
  byDocumentOrder,
  getChildStates,
  isAtomicState,
  isCompoundState,
  isDescendant,
  isFinalState,
  isHistoryState,
  isParallelState,
  isScxmlElement,
} from './predicates.ts';
import { computeExitSet, type Moment, selectEventlessTransitions, selectTransitions } from './selection.ts';

const MOST_MICROSTEPS = 300;

/** What the document leaves open: guard results, and the effect of executable content. */
export interface Host {
  holds: (transition: Transition) => boolean;
  /** Returns the events that the content raises. */
  execute: (content: Content) => readonly string[];
}

/** A running document. Each external event is one macrostep. */
export interface Interpretation {
  start: () => void;
  send: (event: string) => void;
  isRunning: () => boolean;
  /** The number of microsteps that the event has taken so far. */
  microsteps: () => number;
  activeStates: () => string[];
}

interface Run extends Moment {
  host: Host;
  internalQueue: string[];
  running: boolean;
  microsteps: number;
}

/**
 * The algorithm for SCXML interpretation of the W3C Recommendation (appendix D), with the names of its
 * functions.
 */
export function interpret(document: ScxmlDocument, host: Host): Interpretation {
  const configuration = new Set<State>();
  const run: Run = {
    document,
    configuration,
    historyValue: new Map(),
    conditionMatch: (transition) => conditionMatch(transition, configuration, host),
    host,
    internalQueue: [],
    running: true,
    microsteps: 0,
  };
  return {
    start: () => {
      enterStates(run, [initialOf(document.root)]);
      macrostep(run);
    },
    send: (event) => {
      run.microsteps = 0;
      microstep(run, selectTransitions(run, event));
      macrostep(run);
    },
    isRunning: () => run.running,
    microsteps: () => run.microsteps,
    activeStates: () => [...configuration].sort(byDocumentOrder).map(({ id }) => id),
  };
}

/** The part of mainEventLoop between two external events. */
function macrostep(run: Run): void {
  while (run.running) {
    const eventless = selectEventlessTransitions(run);
    const internalEvent = eventless.length > 0 ? undefined : run.internalQueue.shift();
    if (eventless.length === 0 && internalEvent === undefined) return;
    microstep(run, internalEvent === undefined ? eventless : selectTransitions(run, internalEvent));
  }
}

function microstep(run: Run, enabledTransitions: readonly Transition[]): void {
  if (enabledTransitions.length === 0) return;
  exitStates(run, enabledTransitions);
  for (const { content } of enabledTransitions) executeContent(run, content);
  enterStates(run, enabledTransitions);
  run.microsteps += 1;
  if (run.microsteps > MOST_MICROSTEPS) throw new Error('The document does not come to rest');
}

function exitStates(run: Run, enabledTransitions: readonly Transition[]): void {
  const statesToExit = [...computeExitSet(run, enabledTransitions)].sort(byDocumentOrder).reverse();
  for (const s of statesToExit) {
    for (const h of s.states.filter(isHistoryState)) {
      const isRemembered = (s0: State) =>
        h.isDeep ? isAtomicState(s0) && isDescendant(s0, s) : s0.parent === s;
      run.historyValue.set(h.id, [...run.configuration].filter(isRemembered));
    }
  }
  for (const s of statesToExit) {
    executeContent(run, s.onexit);
    run.configuration.delete(s);
  }
}

function enterStates(run: Run, enabledTransitions: readonly Transition[]): void {
  const entry = computeEntrySet(run, enabledTransitions);
  const statesToEnter = [...entry.statesToEnter].filter((state) => !isScxmlElement(state));
  for (const s of statesToEnter.sort(byDocumentOrder)) {
    run.configuration.add(s);
    executeContent(run, s.onentry);
    if (entry.statesForDefaultEntry.has(s)) executeContent(run, s.initial?.content ?? []);
    executeContent(run, entry.defaultHistoryContent.get(s) ?? []);
    if (isFinalState(s)) enterFinalState(run, s);
  }
}

function enterFinalState(run: Run, { parent }: State): void {
  if (parent === null || isScxmlElement(parent)) {
    run.running = false;
    return;
  }
  run.internalQueue.push(`done.state.${parent.id}`);
  const grandparent = parent.parent;
  if (grandparent !== null && isParallelState(grandparent) && isInFinalState(run, grandparent))
    run.internalQueue.push(`done.state.${grandparent.id}`);
}

function isInFinalState(run: Run, s: State): boolean {
  const children = getChildStates(s);
  if (isCompoundState(s)) return children.some((it) => isFinalState(it) && run.configuration.has(it));
  return isParallelState(s) && children.every((it) => isInFinalState(run, it));
}

function executeContent(run: Run, content: readonly Content[]): void {
  for (const part of content) run.internalQueue.push(...run.host.execute(part));
}

function initialOf({ initial }: State): Transition {
  if (initial === null) throw new Error('The document begins nowhere');
  return initial;
}

/** The engine evaluates `In(…)`; the host evaluates every other condition. */
function conditionMatch(transition: Transition, configuration: ReadonlySet<State>, host: Host): boolean {
  if (transition.cond === null) return true;
  if (!transition.cond.startsWith('In(')) return host.holds(transition);
  const active = new Set([...configuration].map(({ id }) => id));
  return [...transition.cond.matchAll(/In\('([^']*)'\)/g)].every(([, id = '']) => active.has(id));
}
