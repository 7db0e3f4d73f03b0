import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { keysInFolder } from '#server/auth/signing-keys.ts';

const parent = mkdtempSync(path.join(tmpdir(), 'bridgework-keys-'));
afterAll(() => rmSync(parent, { recursive: true }));

it('signing keys are created at the first start, reused later, and readable only by their owner', () => {
  const folder = path.join(parent, 'data');
  const first = keysInFolder(folder);
  const second = keysInFolder(folder);

  expect(first).toHaveLength(1);
  expect(first[0]?.secret).toHaveLength(32);
  expect(second).toEqual(first);
  const file = path.join(folder, 'token-keys');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(['token-keys']);
  expect(readFileSync(file, 'utf8')).toContain(`${first[0]?.id}:`);
});
