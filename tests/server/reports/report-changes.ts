import { sql } from 'kysely';
import type { Db } from '#server/db/open.ts';
import type { Random } from '#server/seed/random.ts';
import { addPlan } from '#tests/support/patients.ts';
import { updateRows } from '#tests/support/tables.ts';
import { plus } from './report-days.ts';

export interface Term {
  patient: number;
  plan: number;
  name: string;
  start: string;
  end: string;
  counts: boolean;
  /** The patient was removed, or the plan canceled, on the day after `end`: only the figures of members follow. */
  wasRemoved?: true;
  autoRenew: boolean;
}
export interface Paid {
  id: number;
  practice: number;
  patient: number;
  status: string;
  type: string;
  charge: number;
  recurring: number;
  refund: number;
  /** The day of payment, or null. */
  paid: string | null;
  created: Date;
}
export interface History {
  practices: { id: number; zone: string }[];
  births: Map<number, string>;
  terms: (Term & { practice: number })[];
  paid: Paid[];
  owed: { practice: number; patient: number; plan: number; due: string; cents: number }[];
  renewals: { practice: number; plan: number; day: string; fee: number; isMonthly: boolean }[];
  installments: { practice: number; plan: number; day: string; cents: number }[];
  goals: { practice: number; month: string; cents: number }[];
  /** Cards for renewals, and benefits that the patient denied. Those that no longer count are removed. */
  cards: { id: number; practice: number; patient: number; until: string }[];
  denials: { id: number; practice: number; patient: number; answered: Date }[];
}

/** Changes stored data, and sometimes folds the sums, so that they follow changes and not only additions. */
export async function changeHistory(db: Db, random: Random, history: History, today: string): Promise<void> {
  for (const term of history.terms) if (random.chance(0.4)) await changeTerm(db, random, history, term);
  for (const paid of history.paid) if (paid.status === 'Pending') await settle(db, random, paid, today);
  for (const [patient, birth] of history.births) {
    if (!random.chance(0.3)) continue;
    const corrected = random.pick([plus(birth, -365 * 9), '2004-02-29', '2008-02-29']);
    await updateRows(db, 'patients', { id: patient }, { birth_date: corrected });
    history.births.set(patient, corrected);
  }
  history.cards = await keptOf(random, history.cards, ({ id }) =>
    updateRows(db, 'payment_accounts', { id }, { active: false, auto_renewal: false }),
  );
  history.denials = await keptOf(random, history.denials, ({ id }) =>
    updateRows(db, 'benefit_uses', { id }, { undone_at: new Date() }),
  );
  for (const practice of history.practices) {
    if (!random.chance(0.3)) continue;
    practice.zone = random.pick(['Pacific/Honolulu', 'America/New_York', 'Pacific/Guam']);
    const changed = db.updateTable('practices').set({ time_zone: practice.zone });
    await changed.where('id', '=', practice.id).execute();
  }
  if (random.chance(0.5)) await sql`select fold_report_sums()`.execute(db);
}

async function keptOf<Row>(
  random: Random,
  rows: readonly Row[],
  remove: (row: Row) => Promise<unknown>,
): Promise<Row[]> {
  const kept: Row[] = [];
  for (const row of rows) {
    if (random.chance(0.2)) await remove(row);
    else kept.push(row);
  }
  return kept;
}

const CHANGES = ['end', 'name', 'inactive', 'canceled', 'renewed', 'joined', 'left', 'removed'] as const;

async function changeTerm(
  db: Db,
  random: Random,
  history: History,
  term: History['terms'][number],
): Promise<void> {
  const ofPlan = db.updateTable('plans').where('id', '=', term.plan);
  const withoutPlan = <Row extends { plan: number }>(rows: readonly Row[]) =>
    rows.filter(({ plan }) => plan !== term.plan);
  switch (random.pick(CHANGES)) {
    case 'end': {
      term.end = plus(term.start, random.pick([0, 30, 364]));
      term.autoRenew = false;
      history.renewals = withoutPlan(history.renewals);
      await ofPlan.set({ end_date: term.end, auto_renew: false }).execute();
      break;
    }
    case 'name':
      term.name = 'Renamed Care';
      await ofPlan.set({ name: term.name }).execute();
      break;
    case 'inactive':
      term.counts = false;
      history.renewals = withoutPlan(history.renewals);
      history.installments = withoutPlan(history.installments);
      await ofPlan.set({ inactive: true }).execute();
      break;
    case 'canceled': {
      if (!term.counts) break;
      const canceledOn = plus(term.start, random.whole(-5, 40));
      if (canceledOn <= term.end) term.end = plus(canceledOn, -1);
      term.counts &&= term.start <= term.end;
      term.wasRemoved = true;
      history.renewals = withoutPlan(history.renewals);
      history.installments = withoutPlan(history.installments);
      await ofPlan.set({ canceled_on: canceledOn, inactive: true, auto_renew: false }).execute();
      break;
    }
    case 'renewed': {
      history.renewals = withoutPlan(history.renewals);
      const next = { start: plus(term.end, 1), end: plus(term.end, 365), inactive: true, autoRenew: false };
      await db
        .insertInto('renewals')
        .values({
          plan_id: term.plan,
          next_plan_id: await addPlan(db, term.practice, term.patient, next),
          tried_until: term.end,
        })
        .execute();
      break;
    }
    case 'joined': {
      const joinedOn = plus(term.start, random.whole(0, 20));
      if (joinedOn > term.end) break;
      term.start = joinedOn;
      await updateRows(db, 'plan_members', { plan_id: term.plan }, { joined_on: joinedOn });
      break;
    }
    case 'left': {
      const leftOn = plus(term.start, random.whole(0, 40));
      if (leftOn <= term.end) term.end = plus(leftOn, -1);
      term.counts &&= term.start <= term.end;
      term.wasRemoved = true;
      history.owed = withoutPlan(history.owed);
      await updateRows(db, 'plan_members', { plan_id: term.plan }, { disabled: true, left_on: leftOn });
      break;
    }
    case 'removed':
      term.counts = false;
      history.owed = withoutPlan(history.owed);
      await updateRows(db, 'plan_members', { plan_id: term.plan }, { disabled: true });
  }
}

async function settle(db: Db, random: Random, payment: Paid, today: string): Promise<void> {
  payment.status = random.pick(['Paid', 'Failed', 'Pending']);
  payment.paid = payment.status === 'Paid' ? plus(today, -random.whole(0, 40)) : null;
  await updateRows(
    db,
    'transactions',
    { id: payment.id },
    {
      payment_status: payment.status as 'Paid' | 'Failed' | 'Pending',
      date_paid: payment.paid,
      failure_reason: payment.status === 'Failed' ? 'Declined' : null,
      settled_at: payment.status === 'Pending' ? null : new Date(),
    },
  );
}
