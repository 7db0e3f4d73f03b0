import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { CONTRACT_FILE, loadContract } from '#server/http/contract.ts';

const contract = await loadContract();

describe('the contract', () => {
  it('is that of its file, with and without a build', () => {
    expect(contract.document).toEqual(parse(readFileSync(CONTRACT_FILE, 'utf8')));
  });

  it('is read from its file if the build has another text', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-contract-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'other.yaml');
    writeFileSync(file, 'paths: { /time: { get: { operationId: getTime, responses: { "200": {} } } } }');
    expect((await loadContract(file)).operations.map(({ id }) => id)).toEqual(['getTime']);
  });
});
