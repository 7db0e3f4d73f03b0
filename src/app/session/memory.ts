/** Functions that clear what pages hold in memory about the session's user. */
const clearings = new Set<() => void>();

/** Registers a function to call when the session ends. */
export function clearWithSession(clear: () => void): void {
  clearings.add(clear);
}

export function clearMemory(): void {
  for (const clear of clearings) clear();
}
