import { createHash } from 'node:crypto';

/** The text of a data file with these lines, and the matching digest. */
export function withDigest(lines: readonly string[]): string {
  const text = lines.map((line) => `${line}\n`).join('');
  const digest = createHash('sha256').update(text).digest('hex');
  return `${text}${JSON.stringify({ digest })}\n`;
}
