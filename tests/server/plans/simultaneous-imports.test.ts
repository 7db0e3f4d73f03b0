import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pausedAtWrites, whileRunning } from '../../support/at-once.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { type Schema, suiteServer, suiteUser } from '../../support/server.ts';

const CODES = '/api/admin/organization/1/practice/1/ada-codes';
const HEAD = 'Code,Description,UCR amount,Specialty,Specialty code,Category';
const CSV = `${HEAD}\r\nZ93,Mouth rest,60.00,General,GEN,Comfort`;
const CODE = {
  adaCode: 'Z93',
  description: 'Rest',
  ucrAmount: 5,
  specialtyName: 'General',
  specialtyCode: 'GEN',
  category: 'Comfort',
};

describe.each(SAMPLED_ENGINES)('API-17: imports of codes, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteUser(server, 'admin');
  const imported = (fingerprint?: string) =>
    admin.call('POST', `${CODES}/import`, { csv: CSV, deleteCodes: [], ...(fingerprint && { fingerprint }) });

  it('API-17: an import is rejected if another user adds one of its codes at the same time', async () => {
    const preview = await admin.call('POST', `${CODES}/import-preview`, { csv: CSV });
    const { fingerprint } = preview.json<Schema<'CodeImportPreview'>>();
    const answers = await pausedAtWrites({ db: server.db, engine }, 'procedure_codes', [
      () => admin.call('POST', CODES, CODE),
      () => imported(fingerprint),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 409]);
  });

  it('API-17: an import that waits for the use of a code does not block other work of the practice', async () => {
    const answer = await whileRunning(
      { db: server.db, engine },
      (use) =>
        sql`select from procedure_codes where practice_id = 1 and ada_code = 'X1010' for key share`.execute(
          use,
        ),
      () => imported(),
      (use) => sql`select from practices where id = 1 for key share nowait`.execute(use),
    );
    expect(answer.statusCode).toBe(200);
  });
});
