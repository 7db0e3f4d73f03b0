const MOST_KEYS = 50_000;

interface Count {
  number: number;
  endsAt: number;
}

/** Counts what was done under a key within a window of time, in this process. */
export function countsOf(windowMs: number, now: () => number) {
  const counts = new Map<string, Count>();

  function forgetEnded(): void {
    for (const [key, each] of counts) if (each.endsAt <= now()) counts.delete(key);
    for (const key of counts.keys()) {
      if (counts.size < MOST_KEYS) return;
      counts.delete(key);
    }
  }

  return {
    /** Counts one more. @returns how long to wait where there have been as many as the limit */
    add(key: string, limit: number): number {
      const current = counts.get(key);
      const open = current && current.endsAt > now() ? current : { number: 0, endsAt: now() + windowMs };
      if (open.number >= limit) return open.endsAt - now();
      if (counts.size >= MOST_KEYS) forgetEnded();
      counts.set(key, { ...open, number: open.number + 1 });
      return 0;
    },
    takeBack(key: string): void {
      const current = counts.get(key);
      if (current) counts.set(key, { ...current, number: Math.max(0, current.number - 1) });
    },
    forget: (key: string): void => void counts.delete(key),
  };
}
export type Counts = ReturnType<typeof countsOf>;
