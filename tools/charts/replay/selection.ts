import type { ScxmlDocument, State, Transition } from './document.ts';
import {
  byDocumentOrder,
  findLCCA,
  getProperAncestors,
  isAtomicState,
  isCompoundState,
  isDescendant,
  isHistoryState,
  nameMatch,
} from './predicates.ts';

export interface Moment {
  document: ScxmlDocument;
  configuration: Set<State>;
  historyValue: Map<string, readonly State[]>;
  conditionMatch: (transition: Transition) => boolean;
}

export function selectEventlessTransitions(moment: Moment): Transition[] {
  return select(moment, ({ events }) => events.length === 0);
}

export function selectTransitions(moment: Moment, event: string): Transition[] {
  return select(moment, ({ events }) => nameMatch(events, event));
}

function select(moment: Moment, isMeant: (transition: Transition) => boolean): Transition[] {
  const enabledTransitions = new Set<Transition>();
  const atomicStates = [...moment.configuration].filter(isAtomicState).sort(byDocumentOrder);
  for (const state of atomicStates) {
    const first = [state, ...getProperAncestors(state, null)]
      .flatMap(({ transitions }) => transitions)
      .find((transition) => isMeant(transition) && moment.conditionMatch(transition));
    if (first !== undefined) enabledTransitions.add(first);
  }
  return removeConflictingTransitions(moment, [...enabledTransitions]);
}

function removeConflictingTransitions(moment: Moment, enabledTransitions: readonly Transition[]) {
  const filteredTransitions = new Set<Transition>();
  for (const t1 of enabledTransitions) {
    const conflicting = [...filteredTransitions].filter((t2) => haveCommonExit(moment, t1, t2));
    const isPreempted = conflicting.some((t2) => !isDescendant(t1.source, t2.source));
    if (isPreempted) continue;
    for (const t3 of conflicting) filteredTransitions.delete(t3);
    filteredTransitions.add(t1);
  }
  return [...filteredTransitions];
}

function haveCommonExit(moment: Moment, t1: Transition, t2: Transition): boolean {
  const exited = computeExitSet(moment, [t2]);
  return [...computeExitSet(moment, [t1])].some((state) => exited.has(state));
}

export function computeExitSet(moment: Moment, transitions: readonly Transition[]): Set<State> {
  const statesToExit = new Set<State>();
  for (const t of transitions) {
    const domain = getTransitionDomain(moment, t);
    if (domain === null) continue;
    for (const s of moment.configuration) if (isDescendant(s, domain)) statesToExit.add(s);
  }
  return statesToExit;
}

export function getTransitionDomain(moment: Moment, t: Transition): State | null {
  const tstates = getEffectiveTargetStates(moment, t);
  if (tstates.length === 0) return null;
  const staysInside = tstates.every((state) => isDescendant(state, t.source));
  if (t.isInternal && isCompoundState(t.source) && staysInside) return t.source;
  return findLCCA([t.source, ...tstates]);
}

export function getEffectiveTargetStates(moment: Moment, transition: Transition): State[] {
  const targets = transition.target.map(moment.document.state).flatMap((state) => {
    if (!isHistoryState(state)) return [state];
    return moment.historyValue.get(state.id) ?? getEffectiveTargetStates(moment, historyTransition(state));
  });
  return [...new Set(targets)];
}

/** The default transition of a history state. */
export function historyTransition({ id, transitions }: State): Transition {
  const [transition] = transitions;
  if (transition === undefined) throw new Error(`${id} says not where it leads`);
  return transition;
}
