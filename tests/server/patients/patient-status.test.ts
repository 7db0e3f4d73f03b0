import { describe, expect, it } from 'vitest';
import type { Db } from '#server/db/open.ts';
import { refreshStatusOfPlan } from '#server/patients/patient-status.queries.ts';
import { cameMeanwhile } from '../../support/at-once.ts';
import { SAMPLED_ENGINES, suiteDatabase } from '../../support/database.ts';
import { addPatient, addPlan, addPractice } from '../../support/patients.ts';

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

  it('API-5: after two plans are paid at once, nothing is past due', async () => {
    const practice = await addPractice(database.db, 'Alder Street Dental');
    const { id } = await addPatient(database.db, practice);
    const plan = () =>
      addPlan(database.db, practice, id, { start: '2026-01-01', end: '2026-12-31', dueCents: [3000] });
    const [first, second] = [await plan(), await plan()];
    await refreshStatusOfPlan(database.db, first);
    const pastDue = async () => {
      const rows = database.db
        .selectFrom('patient_statuses')
        .select('past_due_cents')
        .where('patient_id', '=', id);
      return (await rows.executeTakeFirstOrThrow()).past_due_cents;
    };
    expect(await pastDue()).toBe(6000);
    await cameMeanwhile(
      database,
      (transaction) => pay(transaction, first),
      () => database.db.transaction().execute((transaction) => pay(transaction, second)),
    );
    expect(await pastDue()).toBe(0);
  });
});
