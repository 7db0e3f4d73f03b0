import { describe, expect, it } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { refreshStatusOfPlan } from '#server/patients/patient-status.queries.ts';
import { pastDueByAge } from '#server/reports/report-revenue.queries.ts';
import { differencesOfReportSums } from '#server/reports/report-sums.queries.ts';
import { whileRunning } from '../../support/at-once.ts';
import { SAMPLED_ENGINES, suiteDatabase } from '../../support/database.ts';
import { addPatient, addPlan, addPractice } from '../../support/patients.ts';
import { updateRows } from '../../support/tables.ts';

describe.each(SAMPLED_ENGINES)('the status of a patient in the search on %s', (engine) => {
  const database = suiteDatabase('tables', engine);

  async function pay(on: Db, plan: number): Promise<void> {
    await on
      .updateTable('payments_due')
      .set((eb) => ({ paid_cents: eb.ref('amount_cents') }))
      .where('plan_id', '=', plan)
      .execute();
    await refreshStatusOfPlan(on, plan);
  }

  async function pastDueOf(patient: number): Promise<number> {
    const rows = database.db
      .selectFrom('patient_statuses')
      .select('past_due_cents')
      .where('patient_id', '=', patient);
    return (await rows.executeTakeFirstOrThrow()).past_due_cents;
  }

  it('API-5: after two plans are paid at once, nothing is past due', async () => {
    const practice = await addPractice(database.db, 'Alder Street Dental');
    const { id } = await addPatient(database.db, practice);
    const plan = () =>
      addPlan(database.db, practice, id, { start: '2026-01-01', end: '2026-12-31', dueCents: [3000] });
    const [first, second] = [await plan(), await plan()];
    await refreshStatusOfPlan(database.db, first);
    expect(await pastDueOf(id)).toBe(6000);
    await whileRunning(
      database,
      (transaction) => pay(transaction, first),
      () => database.db.transaction().execute((transaction) => pay(transaction, second)),
    );
    expect(await pastDueOf(id)).toBe(0);
  });

  it('API-5, DASH-2.5: a debt that the practice pays is not past due, in the patient list and in the report', async () => {
    const { db } = database;
    const practice = await addPractice(db, 'Birch Street Dental');
    const { id } = await addPatient(db, practice);
    const term = { start: '2026-01-01', end: '2026-12-31' };
    const own = await addPlan(db, practice, id, { ...term, dueCents: [3000] });
    const paid = await addPlan(db, practice, id, { ...term, dueCents: [5000], paidByPractice: true });
    await refreshStatusOfPlan(db, own);
    const pastDue = async () => {
      const range = { practiceId: String(practice), ofOrganization: false, from: '2026-03', to: '2026-03' };
      const byAge = await pastDueByAge(db, range, '2026-03-16');
      return [await pastDueOf(id), byAge.reduce((sum, { cents }) => sum + cents, 0)];
    };
    expect(await pastDue()).toEqual([3000, 3000]);
    await updateRows(db, 'plans', { id: own }, { paid_by_practice: true });
    expect(await pastDue()).toEqual([0, 0]);
    await updateRows(db, 'plans', { id: paid }, { paid_by_practice: false });
    expect(await pastDue()).toEqual([5000, 5000]);
    expect(await differencesOfReportSums(db)).toMatchObject({ debts: 0 });
  });
});
