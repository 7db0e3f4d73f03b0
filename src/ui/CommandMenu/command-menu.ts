import type { IconNode } from 'lucide';

export interface Command {
  id: string;
  name: string;
  /** Distinguishes options with the same name, such as a patient's date of birth or a practice's organization. */
  about?: string;
  /** Why it can't be chosen. */
  why?: string;
  icon?: IconNode;
  keys?: readonly string[];
}

export interface CommandGroup {
  name: string;
  commands: readonly Command[];
}

/** Null for a key that does not move. */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (index - 1 + count) % count;
  if (key === 'PageDown' || key === 'End') return count - 1;
  return key === 'PageUp' || key === 'Home' ? 0 : null;
}
