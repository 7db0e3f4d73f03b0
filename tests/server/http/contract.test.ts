import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { CONTRACT_FILE, loadContract } from '#server/http/contract.ts';
import { HttpError } from '#server/http/http-error.ts';
import { contractChecks } from '#server/http/validation.ts';

const contract = await loadContract();
const checksOf = contractChecks(contract);

/** A schema that can't be compiled throws something else. */
function passesOrRefuses(check: () => void): void {
  try {
    check();
  } catch (error) {
    expect(error).toBeInstanceOf(HttpError);
  }
}

describe('the contract', () => {
  it('is what its text says, with and without a build', () => {
    expect(contract.document).toEqual(parse(readFileSync(CONTRACT_FILE, 'utf8')));
  });

  it('is read from its text where that is not the text that was built', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-contract-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = path.join(folder, 'other.yaml');
    writeFileSync(file, 'paths: { /time: { get: { operationId: getTime, responses: { "200": {} } } } }');
    expect((await loadContract(file)).operations.map(({ id }) => id)).toEqual(['getTime']);
  });

  it.each(contract.operations)('has schemas for $id that a call can be checked by', (operation) => {
    const checks = checksOf(operation);
    for (const place of ['path', 'query', 'header'] as const)
      passesOrRefuses(() => checks.parameters(place, {}));
    passesOrRefuses(() => checks.body({}));
  });
});
