import type { State, Transition } from './document.ts';

export function isAtomicState(state: State): boolean {
  return state.kind === 'final' || (state.kind === 'state' && getChildStates(state).length === 0);
}

export function isCompoundState(state: State): boolean {
  return state.kind === 'state' && getChildStates(state).length > 0;
}

export function isParallelState({ kind }: State): boolean {
  return kind === 'parallel';
}

export function isFinalState({ kind }: State): boolean {
  return kind === 'final';
}

export function isHistoryState({ kind }: State): boolean {
  return kind === 'history';
}

export function isScxmlElement({ kind }: State): boolean {
  return kind === 'scxml';
}

export function getChildStates({ states }: State): State[] {
  return states.filter((state) => !isHistoryState(state));
}

/** All ancestors from the parent up to, but not including, the second state. */
export function getProperAncestors({ parent }: State, upTo: State | null): State[] {
  return parent === null || parent === upTo ? [] : [parent, ...getProperAncestors(parent, upTo)];
}

export function isDescendant(state: State, above: State): boolean {
  return state.parent !== null && (state.parent === above || isDescendant(state.parent, above));
}

/** The least common compound ancestor; null for the initial transition of `<scxml>`. */
export function findLCCA([head, ...tail]: readonly State[]): State | null {
  const ancestors = head === undefined ? [] : getProperAncestors(head, null);
  const found = ancestors
    .filter((ancestor) => isCompoundState(ancestor) || isScxmlElement(ancestor))
    .find((ancestor) => tail.every((state) => isDescendant(state, ancestor)));
  return found ?? null;
}

/** A descriptor matches its own name and every name that begins with it and a dot. */
export function nameMatch(events: Transition['events'], name: string): boolean {
  return events.some((descriptor) => {
    const prefix = descriptor.replace(/\.?\*$/, '');
    return prefix === '' || name === prefix || name.startsWith(`${prefix}.`);
  });
}

export function byDocumentOrder(a: State, b: State): number {
  return a.order - b.order;
}
