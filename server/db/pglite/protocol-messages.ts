/** PostgreSQL responds after these messages: Query, Sync, Flush, CopyDone, CopyFail, Terminate. */
const ANSWERED = new Set([...'QSHcfX'].map((letter) => letter.charCodeAt(0)));

const LENGTH_BYTES = 4;

/**
 * Splits a stream into complete messages: PGlite has no socket to wait on, so it must never receive part of a message.
 */
export function answerablePieces() {
  let rest: Buffer = Buffer.alloc(0);
  let started = false;

  function endOfMessage(start: number): number | undefined {
    const lengthAt = started ? start + 1 : start;
    if (rest.length < lengthAt + LENGTH_BYTES) return undefined;
    const end = lengthAt + rest.readUInt32BE(lengthAt);
    return end <= rest.length ? end : undefined;
  }

  /** @returns the complete messages up to the last that gets a response */
  return function push(bytes: Buffer): Buffer | undefined {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes]);
    let answered = 0;
    let start = 0;
    for (let end = endOfMessage(start); end !== undefined; end = endOfMessage(start)) {
      if (!started || ANSWERED.has(rest[start] ?? 0)) answered = end;
      started = true;
      start = end;
    }
    if (answered === 0) return undefined;
    const piece = rest.subarray(0, answered);
    rest = rest.subarray(answered);
    return piece;
  };
}
