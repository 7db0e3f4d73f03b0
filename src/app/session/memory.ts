/** Functions that clear the data in memory about the session's user. */
const clearings = new Set<() => void>();

export function clearWithSession(clear: () => void): void {
  clearings.add(clear);
}

export function clearMemory(): void {
  for (const clear of clearings) clear();
}
