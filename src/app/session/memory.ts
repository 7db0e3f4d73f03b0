/** What clears the memory that a page keeps of the session's user. */
const clearings = new Set<() => void>();

/** A page's memory that must not outlive the session. */
export function clearWithSession(clear: () => void): void {
  clearings.add(clear);
}

export function clearMemory(): void {
  for (const clear of clearings) clear();
}
