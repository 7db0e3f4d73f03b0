export type TransitionKind = 'event' | 'always' | 'delay' | 'actorDone' | 'actorFailed' | 'stateDone';

/** The event, actor or delay that triggers a transition; empty for an eventless one. */
export interface Trigger {
  kind: TransitionKind;
  trigger: string;
}

const PREFIXES: readonly [TransitionKind, string][] = [
  ['delay', 'xstate.after.'],
  ['actorDone', 'xstate.done.actor.'],
  ['actorFailed', 'xstate.error.actor.'],
  ['stateDone', 'xstate.done.state.'],
];

export function triggerOf(eventType: string, source: string): Trigger {
  if (eventType === '') return { kind: 'always', trigger: '' };
  const match = PREFIXES.find(([, prefix]) => eventType.startsWith(prefix));
  if (match === undefined) return { kind: 'event', trigger: eventType };
  const [kind, prefix] = match;
  const rest = eventType.slice(prefix.length);
  return { kind, trigger: kind === 'delay' ? rest.slice(0, -(source.length + 1)) : rest };
}

/** The type of the event that a transition waits for, as XState names it. */
export function eventTypeOf({ kind, trigger, source }: Trigger & { source: string }): string {
  const prefix = PREFIXES.find((pair) => pair[0] === kind)?.[1] ?? '';
  return kind === 'delay' ? `${prefix}${trigger}.${source}` : `${prefix}${trigger}`;
}

export function isWildcard(eventType: string): boolean {
  return eventType === '*' || eventType.endsWith('.*');
}

/**
 * Whether a transition that waits for `awaited` accepts an event: `*` accepts all, `a.*` accepts `a` and everything
 * below it.
 */
export function takes(awaited: string, eventType: string): boolean {
  if (!isWildcard(awaited)) return awaited === eventType;
  const words = awaited.split('.').slice(0, -1);
  const given = eventType.split('.');
  return words.every((word, index) => given[index] === word);
}

/** Whether an event exists that matches both. */
export function overlap(first: string, second: string): boolean {
  if (isWildcard(first) && isWildcard(second)) {
    const [shorter = [], longer = []] = [first, second]
      .map((awaited) => awaited.split('.').slice(0, -1))
      .sort((a, b) => a.length - b.length);
    return shorter.every((word, index) => longer[index] === word);
  }
  return takes(first, second) || takes(second, first);
}
