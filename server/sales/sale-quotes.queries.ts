import { sql } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { Term } from '../plans/plan-term.ts';
import type { SalesTaxByState } from '../plans/price.ts';
import { membersOfSale } from './households.queries.ts';
import type { Billing, SaleRefusal } from './sale.ts';
import { type SaleWanted, type WorkedOut, workOut } from './sale-contents.ts';
import { findBuyer, findCurrentTerms, type SalePath } from './sale-facts.queries.ts';

export interface Quote
  extends Pick<WorkedOut, 'contents' | 'feeBeforeCents' | 'leavesPlan' | 'unpaidRenewal' | 'nextTermFrom'> {
  term: Term;
  planName: string;
  coverageLevel: string;
  billing: Billing;
  enrollmentFeeCents: number;
  offeredPlanId: string | null;
  coverageLevelId: string | null;
  /** The fee of the new term. */
  feeCents: number | null;
  /** Of a renewal: the members of the next term, the subscriber first. */
  people: readonly string[];
  /** Dependents who are too old for the next term, or have their own plan. */
  leaving: readonly string[];
  autoRenew: boolean;
}

export function saleQuotesRepository(db: Db, clock: Clock, salesTax: SalesTaxByState) {
  return {
    terms: () => findCurrentTerms(db),

    members: (planId: number) => membersOfSale(db, planId),

    async quote(path: SalePath, wanted: SaleWanted): Promise<Quote | SaleRefusal> {
      const buyer = await findBuyer(db, clock, salesTax, path);
      if (!buyer) return 'unknown';
      const sale = await workOut(db, buyer, wanted);
      if (typeof sale === 'string') return sale;
      const enrolls = wanted.kind === 'purchase';
      return {
        ...shownOf(sale, buyer.today),
        ...(await householdOf(db, sale)),
        enrollmentFeeCents: enrolls ? (sale.level?.enrollmentFeeCents ?? 0) : 0,
      };
    },
  };
}

async function householdOf(
  db: Db,
  { held, contents }: WorkedOut,
): Promise<Pick<Quote, 'people' | 'leaving'>> {
  if (held === null || contents.plan === null) return { people: [], leaving: [] };
  const { rows } = await sql<{ name: string; isLeaving: boolean }>`
    select first_name || ' ' || last_name as name,
      patient_id = any(${[...(contents.leaving ?? [])]}::bigint[]) as "isLeaving"
    from plan_members join patients on patients.id = patient_id
    where plan_id = ${held.id} and not disabled
    order by relationship desc, birth_date, patients.id`.execute(db);
  const named = (isLeaving: boolean) =>
    rows.filter((row) => row.isLeaving === isLeaving).map(({ name }) => name);
  return { people: named(false), leaving: named(true) };
}

function shownOf(
  { contents, held, level, feeBeforeCents, leavesPlan, unpaidRenewal, nextTermFrom }: WorkedOut,
  today: string,
): Omit<Quote, 'enrollmentFeeCents' | 'people' | 'leaving'> {
  const fees = {
    feeCents: level?.feeCents ?? null,
    feeBeforeCents,
    leavesPlan,
    unpaidRenewal,
    nextTermFrom,
    autoRenew: contents.autoRenew ?? false,
  };
  const { plan, upgrade } = contents;
  if (plan === null) {
    return {
      ...fees,
      contents,
      term: held ?? { startDate: today, endDate: today },
      planName: held?.name ?? '',
      coverageLevel: upgrade?.coverageLevel ?? held?.coverageLevel ?? '',
      billing: 'annual',
      offeredPlanId: null,
      coverageLevelId: null,
    };
  }
  return {
    ...fees,
    contents,
    term: plan,
    planName: plan.name,
    coverageLevel: plan.coverageLevel,
    billing: plan.monthly ? 'monthly' : 'annual',
    offeredPlanId: String(plan.offeredPlanId),
    coverageLevelId: plan.coverageLevelId,
  };
}
