import { createHash } from 'node:crypto';

/** The text of a file of data with these lines, and the digest that belongs to them. */
export function withDigest(lines: readonly string[]): string {
  const text = lines.map((line) => `${line}\n`).join('');
  const digest = createHash('sha256').update(text).digest('hex');
  return `${text}${JSON.stringify({ digest })}\n`;
}
