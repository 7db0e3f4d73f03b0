import type { AnyEventObject, ExecutableActionObject } from 'xstate';

/** A running delay. */
export interface Timer {
  id: string;
  leftMs: number;
  event: AnyEventObject;
}

/** The delays that run after these actions, the next one first. Delays of parallel regions keep their order. */
export function timersAfter(running: readonly Timer[], actions: readonly ExecutableActionObject[]): Timer[] {
  const timers = new Map(running.map((timer) => [timer.id, timer]));
  for (const action of actions) {
    const { sendId } = paramsOf(action);
    if (action.type === 'xstate.cancel' && typeof sendId === 'string') timers.delete(sendId);
    const timer = action.type === 'xstate.raise' ? timerIn(paramsOf(action)) : undefined;
    if (timer !== undefined) timers.set(timer.id, timer);
  }
  return [...timers.values()].sort((a, b) => a.leftMs - b.leftMs);
}

/** The other delays after the first has ended. */
export function timersAfterFirst([first, ...others]: readonly Timer[]): Timer[] {
  return others.map((timer) => ({ ...timer, leftMs: timer.leftMs - (first?.leftMs ?? 0) }));
}

function timerIn({ id, delay, event }: Record<string, unknown>): Timer | undefined {
  const isTimer = typeof id === 'string' && typeof delay === 'number' && isEvent(event);
  return isTimer ? { id, leftMs: delay, event } : undefined;
}

function paramsOf({ params }: ExecutableActionObject): Record<string, unknown> {
  return typeof params === 'object' && params !== null ? { ...params } : {};
}

function isEvent(value: unknown): value is AnyEventObject {
  return typeof value === 'object' && value !== null && 'type' in value;
}
