import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { CODE_HEAD, codeLine } from '#domain/plan/code-lines.ts';
import { csvFile } from '#domain/text/csv.ts';
import type { Db } from '#server/db/open.ts';
import { readCodeFile } from '#server/plans/code-file.ts';
import { compared } from '#server/plans/code-import.ts';
import { whileRunning } from '../../support/at-once.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPerson } from '../../support/people.ts';
import { type List, refusalIn, type Schema, suiteServer, suiteUser } from '../../support/server.ts';

type Preview = Schema<'CodeImportPreview'>;
const CODES = '/admin/organization/1/practice/1/ada-codes';
const HEAD = 'Code,Description,UCR amount,Specialty,Specialty code,Category';
const GUARD = 'X9001,"Night guard, second fitting",60.00,General,GEN,Appliances';
const TRAY = 'X9002,Whitening tray,140.00,General,GEN,Cosmetic';
const fileOf = (...lines: string[]) => [HEAD, ...lines].join('\r\n');

describe.each(SAMPLED_ENGINES)('over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteUser(server, 'admin');

  const post = (path: string, body: object, token = admin.token) =>
    server.call('POST', `/api${CODES}/${path}`, { token, body });
  const previewed = async (csv: string, query = '', token = admin.token) =>
    (await post(`import-preview?${query}`, { csv }, token)).json<Preview>();
  const rejections = async (csv: string) =>
    (await previewed(csv, 'Kind=rejected')).results.map(({ line, reason }) => [line, reason]);
  const imported = async (csv: string, deleteCodes: readonly string[] = [], token = admin.token) => {
    const { fingerprint } = await previewed(csv, '', token);
    return post('import', { csv, fingerprint, deleteCodes }, token);
  };
  const listed = async (query: string) =>
    (await admin.get<List<Schema<'AdaCode'>>>(`${CODES}?PageSize=100&${query}`)).results;

  it('API-17.11: the preview shows what is new, changed, unchanged and missing, and changes nothing', async () => {
    const before = await listed('');
    const csv = fileOf(
      GUARD,
      'x1010,Routine check-up,57.50,General,GEN,Examination',
      'Z1,Mouth rest,"1,060.00",General,GEN,Comfort',
    );
    const { counts, info, results } = await previewed(csv.replace('x1010', 'X1010'));
    expect(counts).toEqual({ new: 1, changed: 1, unchanged: 1, missing: 1, rejected: 0 });
    expect(info).toEqual({ records: 4, pages: 1 });
    expect(
      results.map(({ kind, line, adaCode, ucrAmount, previousAmount }) => [
        kind,
        line,
        adaCode,
        ucrAmount,
        previousAmount,
      ]),
    ).toEqual([
      ['unchanged', 2, 'X9001', 60, 60],
      ['changed', 3, 'X1010', 57.5, 55],
      ['new', 4, 'Z1', 1060, null],
      ['missing', null, 'X9002', 140, 140],
    ]);
    const { info: pages, results: second } = await previewed(
      csv.replace('x1010', 'X1010'),
      'Page=2&PageSize=3',
    );
    expect([pages, second.map(({ adaCode }) => adaCode)]).toEqual([{ records: 4, pages: 2 }, ['X9002']]);
    expect(await listed('')).toEqual(before);
  });

  it('API-17.12: for a broken file, the response names line and reason, and nothing changes', async () => {
    expect(
      await rejections(
        fileOf(
          GUARD,
          'Z-1,Mouth rest,60,General,GEN,Comfort',
          'Z2,,60,General,GEN,Comfort',
          'Z3,Mouth rest,sixty,General,GEN,Comfort',
          'Z4,Mouth rest,1000000.01,General,GEN,Comfort',
          'Z5,Mouth rest,60,General,GEN',
          'x9001,Again,60,General,GEN,Comfort',
          'Z6,=SUM(A1),60,General,GEN,Comfort',
          'Z7,Caf\uFFFD,60,General,GEN,Comfort',
          'X1010,Another text,55,General,GEN,Examination',
          ',, ,,,',
        ),
      ),
    ).toEqual([
      [3, 'The code must have 1 to 10 letters and numbers.'],
      [4, 'Description is required.'],
      [5, '“sixty” is not an amount. Write it like 60.00.'],
      [6, 'The UCR amount can be at most $1,000,000.00.'],
      [7, 'This line has 5 columns instead of 6.'],
      [8, 'x9001 is on line 2 already.'],
      [9, '“=SUM(A1)” looks like a formula. Type its value.'],
      [10, 'This line has characters that aren’t UTF-8. Save the file as CSV UTF-8.'],
      [11, 'This is a standard code: only its UCR amount can change.'],
    ]);
    expect(await rejections('Code,Amount\r\nZ1,60')).toEqual([
      [1, 'Columns are missing: Description, UCR amount, Specialty, Specialty code, Category.'],
    ]);
    expect(await rejections('a'.repeat(60_000))).toEqual([
      [1, 'Columns are missing: Code, Description, UCR amount, Specialty, Specialty code, Category.'],
    ]);
    const comma = fileOf(GUARD, 'Z1,Mouth rest,12.500,General,GEN,Comfort').replaceAll(',', ';');
    expect(await rejections(comma.replace('12.500', '12,500'))).toEqual([
      [3, '“12,500” is not an amount. Write it like 60.00.'],
    ]);
    expect(await rejections(fileOf('Z1,"Mouth rest,60,General,GEN,Comfort'))).toEqual([
      [2, 'The quotation marks on this line don’t match.'],
    ]);
    const refusal = await imported(
      fileOf(GUARD, 'Z8,Mouth rest,60,General,GEN,Comfort', 'Z9,Mouth rest,?,General,GEN,Comfort'),
    );
    expect(refusalIn(refusal)).toEqual([
      422,
      'codeFileRejected',
      'Line 4: “?” is not an amount. Write it like 60.00.',
    ]);
    expect(await listed('AdaCode=Z')).toEqual([]);
  });

  it('API-17.13, API-21.3: an import adds and changes codes, and deletes only the missing codes that were chosen', async () => {
    const csv = fileOf(
      GUARD.replace('60.00', '65.00'),
      'Z1;x,Mouth rest,60,General,GEN,Comfort'.replace(';x', ''),
    );
    const kept = await imported(csv);
    expect([kept.statusCode, kept.json()]).toEqual([200, { added: 1, changed: 1, unchanged: 0, deleted: 0 }]);
    expect(
      (await listed('IsCustomCode=true')).map(({ adaCode, ucrAmount, version }) => [
        adaCode,
        ucrAmount,
        version,
      ]),
    ).toEqual([
      ['X9001', 65, 2],
      ['X9002', 140, 1],
      ['Z1', 60, 1],
    ]);
    const tray = (await listed('AdaCode=X9002'))[0];
    const deleted = await imported(csv, [tray?.id ?? '']);
    expect(deleted.json()).toEqual({ added: 0, changed: 0, unchanged: 2, deleted: 1 });
    expect(await listed('AdaCode=X9002')).toEqual([]);
    await imported(fileOf(GUARD, TRAY, 'Z1,Mouth rest,60,General,GEN,Comfort'));
  });

  it('API-17.13: a code that a plan uses is never deleted, and a code that was changed after the preview is not overwritten', async () => {
    const csv = fileOf(TRAY, 'Z1,Mouth rest,60,General,GEN,Comfort');
    const guard = (await listed('AdaCode=X9001'))[0];
    const group = await server.db.selectFrom('benefit_groups').select('id').executeTakeFirstOrThrow();
    const link = { benefit_group_id: group.id, procedure_code_id: Number(guard?.id) };
    await server.db.insertInto('benefit_group_codes').values(link).execute();
    expect((await previewed(csv, 'Kind=missing')).results).toMatchObject([
      { adaCode: 'X9001', isInUse: true },
    ]);
    expect((await imported(csv, [guard?.id ?? ''])).json()).toMatchObject({ code: 'procedureCodeInUse' });
    const { fingerprint } = await previewed(csv);
    const change = { kind: 'amount', value: 61, codes: [{ adaCodeId: guard?.id, version: guard?.version }] };
    await admin.call('PUT', `/api${CODES}/amounts`, change);
    expect(refusalIn(await post('import', { csv, fingerprint, deleteCodes: [] }))).toEqual([
      409,
      'procedureCodeChanged',
      'Codes were changed after the preview. Check the preview again.',
    ]);
  });

  it('API-17.11: a preview waits for an import that runs, and shows the codes after it', async () => {
    const importing = async (transaction: Db) => {
      await sql`select from practices where id = 1 for no key update`.execute(transaction);
      await sql`update procedure_codes set ucr_cents = 6200 where practice_id = 1 and ada_code = 'X9001'`.execute(
        transaction,
      );
    };
    const { results } = await whileRunning({ db: server.db, engine }, importing, () =>
      previewed(fileOf(GUARD), 'Kind=changed'),
    );
    expect(results).toMatchObject([{ adaCode: 'X9001', previousAmount: 62 }]);
  });

  it('PERM-8, PERM-6: an import creates, and rights for custom codes change no standard code', async () => {
    const signedInAs = async (role: 'EditorADACodes' | 'AdministratorCustomADACodes') =>
      (await server.signIn(await addPerson(server.db, { organizationIds: [1], roles: [role] }))).accessToken;
    const csv = fileOf('X1010,Routine check-up,99,General,GEN,Examination');
    expect((await post('import-preview', { csv }, await signedInAs('EditorADACodes'))).statusCode).toBe(403);
    const custom = await signedInAs('AdministratorCustomADACodes');
    expect((await previewed(csv, 'Kind=rejected', custom)).results).toMatchObject([
      { line: 2, reason: expect.stringContaining('To change standard codes') },
    ]);
    expect((await imported(csv, [], custom)).statusCode).toBe(422);
  });

  it('API-17.14: 20,000 codes are imported at once, and a body over 6 MB is rejected after the token', async () => {
    const lines = Array.from(
      { length: 20_000 },
      (_, number) => `N${number},Code number ${number},60.00,General,GEN,Comfort`,
    );
    const csv = fileOf(...lines);
    expect((await imported(csv)).json()).toEqual({ added: 20_000, changed: 0, unchanged: 0, deleted: 0 });
    expect((await post('import-preview', { csv: 'x'.repeat(6_300_000) })).statusCode).toBe(413);
    expect(
      (await server.call('POST', `/api${CODES}/import-preview`, { body: { csv: 'x'.repeat(6_300_000) } }))
        .statusCode,
    ).toBe(401);
  });
});

const STORED = {
  id: '1',
  adaCode: 'X9001',
  description: 'Night guard',
  ucrCents: 6000,
  specialtyName: 'General',
  specialtyCode: 'GEN',
  category: 'APPLIANCES',
  isCustomCode: true,
  version: 1,
  isInUse: false,
};

it('API-17: in a file, a standard code or a category that differs only by case is the stored one, the standard codes’ first, or that of an earlier line', async () => {
  const standard = { ...STORED, id: '2', adaCode: 'X1010', category: 'Appliances', isCustomCode: false };
  const file = await readCodeFile(
    fileOf(
      'x1010,Night guard,60.00,General,GEN,appliances',
      'Z1,Bite splint,60.00,General,GEN,Splints',
      'Z2,Night splint,60.00,General,GEN,SPLINTS',
    ),
  );
  const lines = compared(file, [STORED, standard], false);
  expect(lines.map(({ kind, adaCode, category }) => [kind, adaCode, category])).toEqual([
    ['unchanged', 'X1010', 'Appliances'],
    ['new', 'Z1', 'Splints'],
    ['new', 'Z2', 'Splints'],
    ['missing', 'X9001', 'APPLIANCES'],
  ]);
});

it('API-17.11: a changed line has the old and the new text of each column that differs', async () => {
  const file = await readCodeFile(fileOf('x9001,Night guard,60.00,Dental,GEN,APPLIANCES'));
  expect(compared(file, [STORED], false)).toMatchObject([
    {
      kind: 'changed',
      changes: [
        { column: 'Code', from: 'X9001', to: 'x9001' },
        { column: 'Specialty', from: 'General', to: 'Dental' },
      ],
    },
  ]);
});

it('API-17: an exported file is read with the texts that were exported', async () => {
  const texts = ['Exam; - limited', '＋Reline', '-X', 'Care'];
  const [description = '', specialtyName = '', specialtyCode = '', category = ''] = texts;
  const code = { id: '1', code: 'Z1', description, ucrCents: 6000, specialtyName, specialtyCode, category };
  const line = codeLine({
    ...code,
    isCustom: true,
    version: 1,
    plans: [],
    medianCents: null,
    isUnusual: false,
  });
  const { codes } = await readCodeFile(csvFile([CODE_HEAD, line]));
  expect(codes).toMatchObject([{ description, specialtyName, specialtyCode, category }]);
});

it('API-17.14: while a large file is read, the server handles other work', async () => {
  const lines = Array.from(
    { length: 20_000 },
    (_, number) => `N${number},Sealant ✓ ${number},60,General,GEN,Care`,
  );
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  const file = await readCodeFile(fileOf(...lines));
  clearInterval(timer);
  expect([file.codes.length, file.rejected]).toEqual([20_000, []]);
  expect(new Set(file.codes.map(({ description }) => description.slice(0, 9)))).toEqual(
    new Set(['Sealant ✓']),
  );
  expect(turns).toBeGreaterThan(10);
});

it('API-17.12: broken quotes anywhere in a large file are rejected with their line', async () => {
  const lines = Array.from(
    { length: 2000 },
    (_, number) => `N${number},"Sealant, small",60,General,GEN,Care`,
  );
  expect((await readCodeFile(fileOf(...lines))).codes).toHaveLength(2000);
  expect(await readCodeFile(fileOf(...lines, 'Z1,"Rest" ed,60,General,GEN,Care'))).toEqual({
    codes: [],
    rejected: [{ line: 2002, adaCode: '', reason: 'The quotation marks on this line don’t match.' }],
  });
});
