/** Undefined if the text is not JSON. Storage, addresses and messages can contain anything. */
export function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
