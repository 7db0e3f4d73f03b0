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
        leaving: await namesOf(db, sale.contents.leaving ?? []),
        enrollmentFeeCents: enrolls ? (sale.level?.enrollmentFeeCents ?? 0) : 0,
      };
    },
  };
}

const namesOf = async (db: Db, ids: readonly number[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .selectFrom('patients')
          .select(['first_name', 'last_name'])
          .where('id', 'in', ids)
          .orderBy('id')
          .execute()
      ).map(({ first_name, last_name }) => `${first_name} ${last_name}`);

function shownOf(
  { contents, held, level, feeBeforeCents, leavesPlan, unpaidRenewal, nextTermFrom }: WorkedOut,
  today: string,
): Omit<Quote, 'enrollmentFeeCents' | 'leaving'> {
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
