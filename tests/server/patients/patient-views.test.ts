import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { PATIENT_VIEWS, type PatientView } from '#domain/patient/patient-view.ts';
import type { Db } from '#server/db/open.ts';
import { refreshPatientStatus } from '#server/patients/patient-status.queries.ts';
import { ENGINES } from '../../support/database.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { addPayer, memberUrl, type Paying, paying } from '../../support/payments.ts';
import { addTransaction } from '../../support/rows.ts';
import { type List, type Schema, suiteServer, suiteUser } from '../../support/server.ts';
import { updateRows } from '../../support/tables.ts';
import { TODAY } from '../../support/test-clock.ts';

const PATIENTS = '/patient-management/practice/1';

/** Adds a payment that failed 30 days ago, one that failed just before that day, and a denied benefit. */
async function addFollowUps(db: Db): Promise<void> {
  const owed = await db
    .selectFrom('payments_due')
    .innerJoin('plans', 'plans.id', 'payments_due.plan_id')
    .innerJoin('plan_members', 'plan_members.plan_id', 'plans.id')
    .select(['plans.id as planId', 'patient_id as patientId'])
    .where('plans.practice_id', '=', 1)
    .where('relationship', '=', 'Self')
    .whereRef('paid_cents', '<', 'amount_cents')
    .orderBy('plans.id')
    .limit(2)
    .execute();
  for (const [at, { planId, patientId }] of owed.entries()) {
    const created_at = at === 0 ? '2026-02-14T05:00:00Z' : '2026-02-14T04:59:59Z';
    await addTransaction(db, { practiceId: 1, patientId, planId }, { status: 'Failed' }, { created_at });
  }
  const { id } = await db
    .selectFrom('benefit_uses')
    .innerJoin('plans', 'plans.id', 'plan_id')
    .select('benefit_uses.id')
    .where('practice_id', '=', 1)
    .where('undone_at', 'is', null)
    .orderBy('benefit_uses.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  await updateRows(
    db,
    'benefit_uses',
    { id },
    { status: 'Denied', asked_at: '2026-02-03T12:00:00Z', answered_at: '2026-03-01T12:00:00Z' },
  );
}

describe.each(ENGINES)('the views of the patient list on %s', (engine) => {
  const server = suiteServer({ engine });
  const frontDesk = suiteUser(server, 'frontdesk');
  let money: Paying;
  beforeAll(async () => {
    money = paying(server, frontDesk.token);
    await addFollowUps(server.db);
  });

  const views = () => frontDesk.get<Schema<'PatientViews'>>(`${PATIENTS}/patient/views`);
  const inView = (view: PatientView, query = '') =>
    frontDesk.get<List<Schema<'PatientRow'>>>(`${PATIENTS}/patient/search?View=${view}&${query}`);
  const viewsOf = async (memberId: string) => {
    const lists = await Promise.all(
      PATIENT_VIEWS.map(async (view) => [view, await inView(view, `MemberId=${memberId}`)] as const),
    );
    return lists.filter(([, { results }]) => results.length > 0).map(([view]) => view);
  };

  it('API-5.8: the counts equal a recount of plans, debts and cards, and each view lists as many', async () => {
    const { rows } = await sql<Record<PatientView, number>>`
      with members as (
        select patient_id as person, plans.id as plan, end_date, inactive, auto_renew, paid_by_practice, relationship,
          (select coalesce(sum(amount_cents - paid_cents), 0) from payments_due where plan_id = plans.id) as due
        from patients
        join plan_members on patient_id = patients.id and not disabled
        join plans on plans.id = plan_id
        where patients.practice_id = 1
      ), people as (
        select
          coalesce((select sum(due) from members where person = patients.id and relationship = 'Self'
            and not paid_by_practice), 0) as due,
          (select max(end_date) from members where person = patients.id and not inactive) as until,
          (select max(end_date) from members where person = patients.id and not inactive
            and relationship = 'Self' and auto_renew and not paid_by_practice
            and plan not in (select plan_id from renewals where begun_at is not null)) as renews,
          (select expires_on from payment_accounts where patient_id = patients.id and auto_renewal) as expires,
          exists (select from payment_accounts where patient_id = patients.id and active
            and account_type in ('Credit Card', 'Debit Card')) as card,
          exists (select from members where person = patients.id) as planned,
          exists (select from payment_accounts where patient_id = patients.id and active and auto_renewal) as renewing,
          exists (select from members where person = patients.id and relationship = 'Self' and not inactive
            and not auto_renew and end_date = (
              select max(end_date) from members where person = patients.id and not inactive)) as ends,
          (select min(due_date) from instalments join plan_members self on self.plan_id = instalments.plan_id
            join plans on plans.id = self.plan_id
            where self.patient_id = patients.id and self.relationship = 'Self' and not self.disabled
            and not plans.inactive and not plans.paid_by_practice
            and payment_due_id is null and due_date >= ${TODAY}) as next,
          exists (select from transactions where patient_id = patients.id and payment_status = 'Failed'
            and (created_at at time zone 'America/New_York')::date >= ${TODAY}::date - 30) as failed,
          exists (select from benefit_uses where patient_id = patients.id and status = 'Denied' and undone_at is null
            and (answered_at at time zone 'America/New_York')::date >= ${TODAY}::date - 30) as denied
        from patients where practice_id = 1
      )
      select count(*)::integer as all, count(*) filter (where due > 0)::integer as "pastDue",
        count(*) filter (where until - ${TODAY}::date between 0 and 30)::integer as "endsSoon",
        count(*) filter (where renews >= ${TODAY} and expires < renews)::integer as "cardExpires",
        count(*) filter (where (until - ${TODAY}::date between 0 and 60 and ends)
          or (renews >= ${TODAY} and expires < renews)
          or (renews - ${TODAY}::date between 0 and 60 and not renewing)
          or (expires < ${TODAY}::date + 62 and expires < next))::integer as renewals,
        count(*) filter (where not card)::integer as "noCard",
        count(*) filter (where not planned)::integer as "noPlan",
        count(*) filter (where due > 0 and failed)::integer as "paymentFailed",
        count(*) filter (where denied)::integer as "benefitDenied"
      from people`.execute(server.db);
    const [recount] = rows;
    expect((await views()).counts).toEqual(recount);
    for (const view of PATIENT_VIEWS) {
      expect(recount?.[view]).toBeGreaterThan(0);
      expect((await inView(view)).info.records).toBe(recount?.[view]);
      expect((await inView(view, 'SortField=pastDue&SortOrder=desc&Text=a')).info.records).toBeLessThan(200);
    }
  });

  it('API-5.15: the renewal forecast shows what each patient needs, and no other view does', async () => {
    const { results } = await inView('renewals', 'PageSize=100');
    const needs = results.map((row) => row.needs ?? []);
    expect(needs.every(({ length }) => length > 0)).toBe(true);
    expect(new Set(needs.flat())).toEqual(new Set(['renewal', 'card']));
    const expiring = (await inView('cardExpires', 'PageSize=100')).results.map(({ memberId }) => memberId);
    const cards = results.filter((row) => row.needs?.includes('card')).map(({ memberId }) => memberId);
    expect(cards).toEqual(expect.arrayContaining(expiring));
    expect((await inView('pastDue')).results.every((row) => row.needs === undefined)).toBe(true);
  });

  it('API-5.8: a view has its patients in the chosen order, and only those that the text finds', async () => {
    const due = (await inView('pastDue', 'SortField=pastDue&SortOrder=desc')).results;
    expect(due.map(({ pastDue }) => pastDue)).toEqual(due.map(() => 30));
    const [first] = due;
    expect((await inView('pastDue', `Text=${first?.memberId}`)).results).toEqual([first]);
    expect((await inView('noPlan', `Text=${first?.memberId}`)).results).toEqual([]);
  });

  it('API-5.10: filters by status, plan, debt, end, card and verified email narrow a view and each other', async () => {
    const found = async (query: string) => (await inView('all', `PageSize=100&${query}`)).results;
    const records = async (query: string) => (await inView('all', query)).info.records;
    const { counts, planNames } = await views();
    for (const status of ['Active', 'Expired', 'Inactive', 'None']) {
      const rows = await found(`Status=${status}`);
      expect(rows.length).toBeGreaterThan(0);
      expect(new Set(rows.map((row) => row.status))).toEqual(new Set([status]));
    }
    const ofPlans = await Promise.all(
      planNames.map((name) => records(`PlanName=${encodeURIComponent(name)}`)),
    );
    expect(ofPlans.reduce((sum, count) => sum + count)).toBe(counts.all - counts.noPlan);
    for (const [one, other, count] of [
      ['PastDue=true', 'PastDue=false', counts.pastDue],
      ['HasCard=false', 'HasCard=true', counts.noCard],
    ] as const) {
      expect([await records(one), await records(other)]).toEqual([count, counts.all - count]);
    }
    expect(await records('EndsWithin=30')).toBe(counts.endsSoon);
    const [verified, not] = [await records('EmailVerified=true'), await records('EmailVerified=false')];
    expect([verified > 0, not > 0, verified + not]).toEqual([true, true, counts.all]);
    const due = await found('PastDue=true&Status=Active&EmailVerified=true&LastName=a');
    const names = due.map(({ lastName }) => lastName.charAt(0));
    expect([new Set(names), due.every(({ pastDue }) => pastDue > 0)]).toEqual([new Set(['A']), true]);
  });

  it('API-5.8: a patient changes views with the first plan, the card, auto-renewal and the payment', async () => {
    const { memberId } = await addPatient(server.db, 1);
    expect(await viewsOf(memberId)).toEqual(['all', 'noCard', 'noPlan']);
    const payer = await addPayer(server.db, { start: '2025-04-10', end: '2026-04-10' });
    const renew = (enable: boolean) =>
      money.call('PUT', `${memberUrl(payer)}/plan/${payer.plan}/auto-renew`, { enable });
    await renew(false);
    expect(await viewsOf(payer.memberId)).toEqual(['all', 'pastDue', 'endsSoon', 'renewals', 'noCard']);
    const card = await money.addAccount(payer, { expirationDate: '03/26', isAutoRenewal: true });
    await renew(true);
    expect(await viewsOf(payer.memberId)).toEqual(['all', 'pastDue', 'endsSoon', 'renewals', 'cardExpires']);
    await money.pay(payer, card, 30);
    expect(await viewsOf(payer.memberId)).toEqual(['all', 'endsSoon', 'renewals', 'cardExpires']);
    await renew(false);
    await money.call('DELETE', `${memberUrl(payer)}/payment-accounts/${card.id}`);
    expect(await viewsOf(payer.memberId)).toEqual(['all', 'endsSoon', 'renewals', 'noCard']);
  });

  it('API-5.8, API-5.15: the forecast lists a subscriber whose last plan does not renew itself, whatever an earlier one did, and no plan that renews at the practice’s expense', async () => {
    const payer = await addPayer(server.db, {
      start: '2025-04-10',
      end: '2026-04-10',
      autoRenew: false,
      dueCents: [],
    });
    await addPlan(server.db, 1, payer.patient, { start: '2024-04-10', end: '2025-04-10' });
    const ofPractice = await addPayer(server.db, {
      start: '2025-04-10',
      end: '2026-04-10',
      paidByPractice: true,
      dueCents: [],
    });
    await refreshPatientStatus(server.db, 1);
    expect(await viewsOf(payer.memberId)).toContain('renewals');
    expect(await viewsOf(ofPractice.memberId)).toEqual(['all', 'endsSoon', 'noCard']);
  });

  it('API-5.8: a failed refund does not count as a failed payment', async () => {
    const { memberId, patient: patientId, plan: planId } = await addPayer(server.db);
    await refreshPatientStatus(server.db, 1);
    const on = { practiceId: 1, patientId, planId };
    const of = await addTransaction(server.db, on);
    await addTransaction(server.db, on, { status: 'Failed', refundCents: 3000, of });
    expect(await viewsOf(memberId)).toEqual(['all', 'pastDue', 'noCard']);
    await addTransaction(server.db, on, { status: 'Failed' });
    expect(await viewsOf(memberId)).toContain('paymentFailed');
  });

  it('API-5.10, ENTITY-1: the row names the plan that covers the patient, not a canceled one that would have ended later', async () => {
    const { memberId, patient } = await addPayer(server.db, { name: 'Covering Care', dueCents: [] });
    await addPlan(server.db, 1, patient, {
      start: '2027-03-01',
      end: '2028-03-01',
      inactive: true,
      name: 'Canceled Care',
    });
    await refreshPatientStatus(server.db, 1);
    const { results } = await inView('all', `MemberId=${memberId}`);
    expect(results.map(({ planName, status }) => [planName, status])).toEqual([['Covering Care', 'Active']]);
  });
});
