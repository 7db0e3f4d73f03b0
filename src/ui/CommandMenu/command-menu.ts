import type { IconNode } from 'lucide';

export interface Command {
  id: string;
  name: string;
  /** What tells it from its like: the date of birth of a patient, the organization of a practice. */
  about?: string;
  /** Why it can't be chosen: what would open it. */
  why?: string;
  icon?: IconNode;
  /** The keys that do the same: `['G', 'P']`. */
  keys?: readonly string[];
}

export interface CommandGroup {
  name: string;
  commands: readonly Command[];
}

/** Where a key leads in a list of so many: round from its end to its beginning; null when it leads nowhere. */
export function placeAfter(key: string, place: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown') return (place + 1) % count;
  if (key === 'ArrowUp') return (place - 1 + count) % count;
  if (key === 'PageDown' || key === 'End') return count - 1;
  return key === 'PageUp' || key === 'Home' ? 0 : null;
}
