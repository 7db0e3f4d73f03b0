import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { Term } from '../plans/plan-term.ts';
import type { Billing, SaleContents, SaleRefusal } from './sale.ts';
import { type SaleWanted, type WorkedOut, workOut } from './sale-contents.queries.ts';
import { findBuyer, findCurrentTerms, type SalePath } from './sale-facts.queries.ts';

export interface Quote {
  contents: SaleContents;
  term: Term;
  planName: string;
  coverageLevel: string;
  billing: Billing;
  enrollmentFeeCents: number;
  offeredPlanId: string | null;
  coverageLevelId: string | null;
  /** The fee of the term, and of the term before it: what a renewal changes. */
  feeCents: number | null;
  feeBeforeCents: number | null;
}

export function saleQuotesRepository(db: Db, clock: Clock) {
  return {
    terms: () => findCurrentTerms(db),

    async quote(path: SalePath, wanted: SaleWanted): Promise<Quote | SaleRefusal> {
      const buyer = await findBuyer(db, clock, path);
      if (!buyer) return 'unknown';
      const sale = await workOut(db, buyer, wanted);
      if (typeof sale === 'string') return sale;
      const enrolls = wanted.kind === 'purchase';
      return {
        ...shownOf(sale, buyer.today),
        enrollmentFeeCents: enrolls ? (sale.level?.enrollmentFeeCents ?? 0) : 0,
      };
    },
  };
}
export type SaleQuotesRepository = ReturnType<typeof saleQuotesRepository>;

function shownOf(
  { contents, held, level, feeBeforeCents }: WorkedOut,
  today: string,
): Omit<Quote, 'enrollmentFeeCents'> {
  const fees = { feeCents: level?.feeCents ?? null, feeBeforeCents };
  const { plan } = contents;
  if (plan === null) {
    return {
      ...fees,
      contents,
      term: held ?? { startDate: today, endDate: today },
      planName: held?.name ?? '',
      coverageLevel: held?.coverageLevel ?? '',
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
