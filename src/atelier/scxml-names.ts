import type { StateDescription } from './describe.ts';
import { triggerOf } from './triggers.ts';

/**
 * A unique token of letters, digits and hyphens. SCXML reads a dot as the end of a prefix that matches other events,
 * so that a dot becomes a hyphen, and any other character its code point.
 */
export function scxmlId(name: string): string {
  return name
    .replace(/[^A-Za-z0-9.]|^[^A-Za-z]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`)
    .replaceAll('.', '-');
}

/** The `<parallel>` inside the `<state>` of a parallel state. */
export function parallelId(state: string): string {
  return `${scxmlId(state)}_parallel`;
}

/** The `<final>` for the end of the whole chart. */
export function endId(root: string): string {
  return `${scxmlId(root)}_end`;
}

/** An engine raises `done.state` events itself. */
export function scxmlEvent(eventType: string, state: (id: string) => StateDescription): string {
  const { kind, trigger } = triggerOf(eventType, '');
  if (kind !== 'stateDone') return scxmlId(eventType);
  return `done.state.${state(trigger).type === 'parallel' ? parallelId(trigger) : scxmlId(trigger)}`;
}
