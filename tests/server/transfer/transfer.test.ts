import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { type KyselyPlugin, type OperationNode, sql, type ValueNode } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importFrom } from '#server/transfer/import.ts';
import { linesOf } from '#server/transfer/read-file.ts';
import { commandOver } from '#tests/support/command.ts';
import { ENGINES, openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { addPatient } from '#tests/support/patients.ts';
import { rowOf } from '#tests/support/tables.ts';
import { withDigest } from './data-file.ts';

const isValue = (node: OperationNode): node is ValueNode => node.kind === 'ValueNode';

let folder: string;
let file: string;
let source: TestDatabase;
let written: string[];

async function command(database: TestDatabase, name: string, ...args: string[]): Promise<string[]> {
  const { printed, run } = commandOver(database.db, name);
  await run(...args);
  return printed;
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bridgework-transfer-'));
  file = path.join(folder, 'data.gz');
  source = await openTestDatabase('sample', 'pglite');
  await sql`insert into audit_entries (at, request_id, operation, stage, user_id)
    values ('2026-03-16T17:00:00.123456Z', 'r', 'getUser', 'answer', 1)`.execute(source.db);
  await addPatient(source.db, 1, { firstName: 'Zoë "{\\n}"', lastName: "O'Neil\t" });
  written = await command(source, 'export', '--file', file);
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true });
});

describe.each(ENGINES)('a built-in database that moves to %s', (engine) => {
  it('has every table with the same rows and checksum, and continues the sequences', async () => {
    const target = await openTestDatabase('tables', engine);
    const taken = await command(target, 'import', '--file', file);
    expect(taken).toEqual(written);
    expect(written.find((line) => line.startsWith('patients\t'))).toMatch(/^patients\t\d{4,}\t[\da-f]{32}$/);
    expect(written.find((line) => line.startsWith('audit_entries\t'))).toMatch(/\t6\t/);

    const next = async ({ db }: TestDatabase) => {
      const { rows } = await sql<{ next: number }>`select last_value + 1 as next
        from pg_sequences where sequencename = 'member_numbers'`.execute(db);
      return String(rows[0]?.next);
    };
    const expected = await next(source);
    expect((await addPatient(target.db, 1)).memberId).toBe(expected);
    const count = ({ db }: TestDatabase) => rowOf(db, 'practices', ['patient_count'], { id: 1 });
    expect((await count(target)).patient_count).toBe((await count(source)).patient_count + 1);
    await target.close();
  });
});

describe('a file of data', () => {
  it('with long rows is imported in statements of a limited length', async () => {
    const limit = 20_000;
    const lengths: number[] = [];
    const seen: KyselyPlugin = {
      transformQuery({ node }) {
        const parts = node.kind === 'RawNode' ? node.parameters : [];
        for (const part of parts) if (isValue(part)) lengths.push(String(part.value).length);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const target = await openTestDatabase('tables');
    const sums = await importFrom(target.db.withPlugin(seen), linesOf(file), limit);
    expect(sums.map(({ table }) => table)).toContain('patients');
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n');
    const longestRow = Math.max(
      ...lines.filter((line) => !/^\{"(version|sums)":/.test(line)).map(({ length }) => length),
    );
    expect(Math.max(...lengths)).toBeLessThan(limit + longestRow);
    await target.close();
  });

  it('can only be read by its owner, and does not replace another file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(command(source, 'export', '--file', file)).rejects.toThrow('is there already');
  });

  it('can only be imported into an empty database', async () => {
    await expect(command(source, 'import', '--file', file)).rejects.toThrow('The database is not empty.');
  });

  it('that is damaged, cut off or of another version is rejected, and leaves the database empty', async () => {
    const target = await openTestDatabase('tables');
    const text = gunzipSync(await readFile(file)).toString();
    const lines = text.trimEnd().split('\n').slice(0, -1);
    const other = path.join(folder, 'other.gz');
    for (const [content, problem] of [
      [text.replace("O'Neil", "O'Nail"), 'The file was changed after it was written.'],
      [lines.slice(0, -1).join('\n'), 'The file is cut off'],
      [
        withDigest(lines.map((line) => line.replace("O'Neil", "O'Nail"))),
        'What was taken in is not what was written',
      ],
      [
        withDigest(lines.map((line) => line.replace(',"0005_messages"', ''))),
        'The file was written by another version',
      ],
    ] as const) {
      await writeFile(other, gzipSync(content));
      await expect(command(target, 'import', '--file', other)).rejects.toThrow(problem);
    }
    expect(await target.db.selectFrom('users').select('id').execute()).toEqual([]);
    expect((await target.db.selectFrom('roles').select('id').execute()).length).toBe(11);
    await target.close();
  });
});
