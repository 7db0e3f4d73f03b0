import { describe, expect, it, vi } from 'vitest';
import { contract, objectsIn } from '#tests/support/contract-document.ts';

// Recheck's own JavaScript, because its Java and native programs would start separate processes.
vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure');
const { checkSync } = await import('recheck');

/** The flags with which Ajv compiles patterns. */
function complexityOf(pattern: string): string {
  const found = checkSync(pattern, 'u');
  return found.status === 'unknown' ? found.status : found.complexity.type;
}

const patterns = new Set(
  objectsIn(contract).flatMap(([, { type, pattern }]) =>
    type === 'string' && typeof pattern === 'string' ? [pattern] : [],
  ),
);

describe('the patterns of the contract', () => {
  it('API-22: are found', () => expect(patterns.size).toBeGreaterThan(10));

  it.each([...patterns])('API-22: %s takes time in proportion to the text', (pattern) => {
    expect(['safe', 'linear']).toContain(complexityOf(pattern));
  });
});
