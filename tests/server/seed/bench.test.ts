import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { read } from '#server/db/reading.ts';
import { patientSearchRepository } from '#server/patients/patient-search.queries.ts';
import { seedBench } from '#server/seed/bench.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { testClock } from '#tests/support/test-clock.ts';

describe('the set for measuring', () => {
  it('has the requested number of patients, in four practices that all users see', async () => {
    const { db, close } = await openTestDatabase('sample');
    const made: number[] = [];
    await seedBench(db, testClock, 1001, (patients) => made.push(patients), 200);
    expect(made).toEqual([200, 250, 450, 501, 701, 751, 951, 1001]);

    const practices = await sql<{ id: string; patients: number }>`
      select practices.id::text as id, patient_count as patients from practices
      join organizations on organizations.id = organization_id
      where organizations.name = 'Measured Dental' order by practices.id`.execute(db);
    expect(practices.rows.map(({ patients }) => patients)).toEqual([250, 251, 250, 250]);
    const links = await sql`
      select count(*) as users, min(position) as position from user_organizations
      join organizations on organizations.id = organization_id where name = 'Measured Dental'`.execute(db);
    expect(links.rows).toEqual([{ users: 5, position: 6 }]);

    const search = patientSearchRepository(testClock).search(practices.rows[0]?.id ?? '', {
      sortField: 'lastName',
      sortOrder: 'asc',
      page: 25,
      pageSize: 10,
    });
    const found = await read(db, search);
    expect([found.records, found.rows.length]).toEqual([250, 10]);

    const offices = await sql`
      select count(*) as accounts, count(distinct practice_id) as practices from payment_accounts
      where patient_id is null and practice_id >= ${Number(practices.rows[0]?.id)}`.execute(db);
    expect(offices.rows).toEqual([{ accounts: 4, practices: 4 }]);
    await close();
  });
});
