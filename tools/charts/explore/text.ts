/** A value as text for comparison: errors by message, actors by id, sets and maps by their members. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => (part === undefined ? null : plain(part))) ?? 'null';
}

function plain(part: unknown): unknown {
  if (part instanceof Error) return { ...part, error: part.message };
  if (part instanceof Map || part instanceof Set) return [...part];
  return typeof part === 'bigint' || typeof part === 'function' ? String(part) : part;
}
