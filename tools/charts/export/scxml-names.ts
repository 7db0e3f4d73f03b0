import type { StateDescription } from '../describe/describe.ts';
import { triggerOf } from '../describe/triggers.ts';

/**
 * A name as a token of letters, digits and hyphens, unique for each name. SCXML reads a dot as the end of a prefix
 * that other events match, so a dot becomes a hyphen, and any other character becomes its code point.
 */
export function scxmlId(name: string): string {
  return name
    .replace(/[^A-Za-z0-9.]|^[^A-Za-z]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}_`)
    .replaceAll('.', '-');
}

export function parallelId(state: string): string {
  return `${scxmlId(state)}_parallel`;
}

export function endId(root: string): string {
  return `${scxmlId(root)}_end`;
}

/** The event name in the document. The engine itself raises `done.state.…`. */
export function scxmlEvent(eventType: string, state: (id: string) => StateDescription): string {
  const { kind, trigger } = triggerOf(eventType, '');
  if (kind !== 'stateDone') return scxmlId(eventType);
  return `done.state.${state(trigger).type === 'parallel' ? parallelId(trigger) : scxmlId(trigger)}`;
}
