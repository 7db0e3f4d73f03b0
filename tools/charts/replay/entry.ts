import type { Content, State, Transition } from './document.ts';
import {
  getChildStates,
  getProperAncestors,
  isCompoundState,
  isDescendant,
  isHistoryState,
  isParallelState,
} from './predicates.ts';
import {
  getEffectiveTargetStates,
  getTransitionDomain,
  historyTransition,
  type Moment,
} from './selection.ts';

export interface Entry {
  statesToEnter: Set<State>;
  statesForDefaultEntry: Set<State>;
  defaultHistoryContent: Map<State, readonly Content[]>;
}

export function computeEntrySet(moment: Moment, transitions: readonly Transition[]): Entry {
  const entry: Entry = {
    statesToEnter: new Set(),
    statesForDefaultEntry: new Set(),
    defaultHistoryContent: new Map(),
  };
  for (const t of transitions) {
    for (const id of t.target) addDescendantStatesToEnter(moment, moment.document.state(id), entry);
    const ancestor = getTransitionDomain(moment, t);
    for (const s of getEffectiveTargetStates(moment, t)) addAncestorStatesToEnter(moment, s, ancestor, entry);
  }
  return entry;
}

function addDescendantStatesToEnter(moment: Moment, state: State, entry: Entry): void {
  if (isHistoryState(state)) {
    addRemembered(moment, state, entry);
    return;
  }
  entry.statesToEnter.add(state);
  if (isCompoundState(state)) {
    entry.statesForDefaultEntry.add(state);
    const targets = (state.initial?.target ?? []).map(moment.document.state);
    addAll(moment, targets, state, entry);
  } else if (isParallelState(state)) {
    addRegions(moment, state, entry);
  }
}

function addRemembered(moment: Moment, history: State, entry: Entry): void {
  const remembered = moment.historyValue.get(history.id);
  const { content, target } = historyTransition(history);
  if (remembered === undefined && history.parent !== null)
    entry.defaultHistoryContent.set(history.parent, content);
  addAll(moment, remembered ?? target.map(moment.document.state), history.parent, entry);
}

function addAll(moment: Moment, states: readonly State[], upTo: State | null, entry: Entry): void {
  for (const state of states) addDescendantStatesToEnter(moment, state, entry);
  for (const state of states) addAncestorStatesToEnter(moment, state, upTo, entry);
}

function addAncestorStatesToEnter(moment: Moment, state: State, upTo: State | null, entry: Entry): void {
  for (const anc of getProperAncestors(state, upTo)) {
    entry.statesToEnter.add(anc);
    if (isParallelState(anc)) addRegions(moment, anc, entry);
  }
}

function addRegions(moment: Moment, parallel: State, entry: Entry): void {
  for (const child of getChildStates(parallel)) {
    const isEntered = [...entry.statesToEnter].some((s) => isDescendant(s, child));
    if (!isEntered) addDescendantStatesToEnter(moment, child, entry);
  }
}
