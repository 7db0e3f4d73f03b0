import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import {
  addedMemberOf,
  type Billing,
  type NewMember,
  purchaseOf,
  renewalOfPlan,
  renewalTerm,
  type SaleContents,
  type SaleKind,
  type SaleRefusal,
  type SoldLevel,
} from './sale.ts';
import { type Buyer, findLevels, type LockedPlan, lockHeldPlan } from './sale-facts.queries.ts';

export interface SaleWanted {
  kind: SaleKind;
  /** The plan that is renewed or gets a member. */
  planId?: string | undefined;
  /** Without one, a renewal is of the same plan. */
  offeredPlanId?: string | undefined;
  coverageLevelId?: string | undefined;
  billing?: Billing | undefined;
  newMember?: NewMember | undefined;
}

export interface WorkedOut {
  contents: SaleContents;
  /** Who pays. */
  subscriberId: number;
  held: LockedPlan | null;
  level: SoldLevel | null;
  /** The fee of the term before; null if there is none, or for a plan from another system. */
  feeBeforeCents: number | null;
}

type Worked = Promise<WorkedOut | SaleRefusal>;

/** What a sale contains and costs today. */
export async function workOut(db: Db, buyer: Buyer, wanted: SaleWanted): Worked {
  if (wanted.kind === 'purchase') return purchase(db, buyer, wanted);
  const plan = await lockHeldPlan(db, buyer, wanted.planId ?? '');
  if (!plan) return 'unknown';
  if (wanted.kind === 'renewal') return renewal(db, buyer, wanted, plan);
  const contents = addedMemberOf(plan, buyer.prices, wanted.newMember ?? null, buyer.today);
  if (typeof contents === 'string') return contents;
  return { contents, subscriberId: plan.subscriberId, held: plan, level: null, feeBeforeCents: null };
}

async function purchase(db: Db, buyer: Buyer, wanted: SaleWanted): Worked {
  const level = await levelOf(db, buyer, wanted, buyer.today);
  if (!level) return 'unknown';
  const contents = purchaseOf(level, buyer.prices, wanted.billing ?? 'annual', buyer.today);
  if (typeof contents === 'string') return contents;
  return { contents, subscriberId: buyer.patientId, held: null, level, feeBeforeCents: null };
}

async function renewal(db: Db, buyer: Buyer, wanted: SaleWanted, plan: LockedPlan): Worked {
  const { startDate } = renewalTerm(plan, buyer.today);
  const same = {
    offeredPlanId: String(plan.offeredPlanId ?? ''),
    coverageLevelId: plan.coverageLevelId,
  };
  const level = await levelOf(db, buyer, wanted.offeredPlanId === undefined ? same : wanted, startDate);
  if (!level) return 'unknown';
  const isMonthly = plan.monthly && level.isSubscription;
  const billing = wanted.billing ?? (isMonthly ? 'monthly' : 'annual');
  const contents = renewalOfPlan(plan, level, buyer.prices, { billing, today: buyer.today });
  if (typeof contents === 'string') return contents;
  const before = await levelOf(db, buyer, same, plan.startDate);
  const feeBeforeCents = before?.feeCents ?? null;
  return { contents, subscriberId: plan.subscriberId, held: plan, level, feeBeforeCents };
}

async function levelOf(
  db: Db,
  { practiceId }: Buyer,
  { offeredPlanId, coverageLevelId }: Pick<SaleWanted, 'offeredPlanId' | 'coverageLevelId'>,
  day: string,
): Promise<SoldLevel | undefined> {
  if (offeredPlanId === undefined || offeredPlanId === '') return undefined;
  const levels = await findLevels(db, practiceId, recordNumber(offeredPlanId), day);
  return levels.find(({ levelId }) => levelId === coverageLevelId);
}
