import { ageOn } from '#domain/patient/age.ts';
import { problemOfAges } from '#domain/plan/household.ts';
import type { Db } from '../db/open.ts';
import { recordNumber } from '../db/record-id.ts';
import { LEVEL_INCREASES, renewalIncreases } from '../plans/level-increases.queries.ts';
import { holdsPlan, identify, listUnpaidRenewals, plansLeftBy } from './households.queries.ts';
import {
  addedMemberOf,
  type Billing,
  coveredOn,
  joinsOn,
  levelToRenew,
  type NewMember,
  purchaseOf,
  renewalOfPlan,
  renewalTerm,
  type SaleContents,
  type SaleKind,
  type SaleRefusal,
  type SoldLevel,
  type Upgrade,
} from './sale.ts';
import { type Buyer, findLevels, isSoldAt, type LockedSalePlan, lockHeldPlan } from './sale-facts.queries.ts';

export interface SaleWanted {
  kind: SaleKind;
  /** The plan that is renewed or gets a member. */
  planId?: string | undefined;
  /** If omitted, a renewal keeps the same plan. */
  offeredPlanId?: string | undefined;
  coverageLevelId?: string | undefined;
  billing?: Billing | undefined;
  newMember?: NewMember | undefined;
  /** The rest of the family, for a purchase. */
  dependents?: readonly NewMember[] | undefined;
  autoRenew?: boolean | undefined;
}

export interface WorkedOut {
  contents: SaleContents;
  /** Who pays. */
  subscriberId: number;
  held: LockedSalePlan | null;
  level: SoldLevel | null;
  /** The fee of the previous term; null if there is none, or for a plan from another system. */
  feeBeforeCents: number | null;
  /** The name of the plan that the buyer leaves. */
  leavesPlan: string | null;
  /** Another plan of the subscriber, whose next term waits for its automatic payment. */
  unpaidRenewal: string | null;
  /** The first day of the next term, which a new member is not on. */
  nextTermFrom: string | null;
}

type Worked = Promise<WorkedOut | SaleRefusal>;

/** The content and price of a sale today. */
export async function workOut(db: Db, buyer: Buyer, wanted: SaleWanted): Worked {
  if (wanted.kind === 'purchase') return purchase(db, buyer, wanted);
  const plan = await lockHeldPlan(db, buyer, wanted.planId ?? '');
  if (!plan) return 'unknown';
  if (wanted.kind === 'renewal') return renewal(db, buyer, wanted, plan);
  return addedMember(db, buyer, wanted.newMember ?? null, plan);
}

const NOTHING_BEFORE = { feeBeforeCents: null, leavesPlan: null, unpaidRenewal: null, nextTermFrom: null };

async function addedMember(db: Db, buyer: Buyer, newMember: NewMember | null, plan: LockedSalePlan): Worked {
  const contents = addedMemberOf(plan, buyer.prices, newMember, buyer.today);
  if (typeof contents === 'string') return contents;
  const on = { ...buyer, today: coveredOn(plan, buyer.today) };
  const people = await identify(db, on, newMember === null ? [] : [newMember]);
  if (typeof people === 'string')
    return people.startsWith('memberAmbiguous') ? 'memberAmbiguous:newMember' : people;
  const raised = await raiseFor(db, buyer, plan, newMember);
  if (typeof raised === 'string') return raised;
  const { upgrade, isCovered } = raised;
  return {
    contents: { ...contents, newMember: people[0] ?? null, upgrade, debts: isCovered ? [] : contents.debts },
    subscriberId: plan.subscriberId,
    held: plan,
    level: null,
    ...NOTHING_BEFORE,
    nextTermFrom: plan.nextTermFrom,
  };
}

interface Raised {
  /** Null if the plan's level does not change. */
  upgrade: Upgrade | null;
  /** Without a change of level, the new member costs nothing. */
  isCovered: boolean;
}

/** The level of a plan from another system is unknown, so it does not change, and the new member pays. */
async function raiseFor(
  db: Db,
  buyer: Buyer,
  plan: LockedSalePlan,
  newMember: NewMember | null,
): Promise<Raised | SaleRefusal> {
  const levels =
    plan.offeredPlanId === null
      ? []
      : await findLevels(db, buyer.practiceId, plan.offeredPlanId, plan.startDate);
  const at = levels.findIndex(({ levelId }) => levelId === plan.coverageLevelId);
  if (at < 0) return { upgrade: null, isCovered: false };
  const ages = agesWith(newMember, plan, buyer.today);
  const problems = levels.slice(at, at + 2).map(({ covers }) => problemOfAges(covers, ages));
  if (problems[0] === null) return { upgrade: null, isCovered: true };
  const next = problems[1] === null ? levels[at + 1] : undefined;
  if (!next) return problems.at(-1) ?? 'tooManyPeople';
  const { levelId, levelName, addMemberCents } = next;
  return {
    upgrade: { coverageLevelId: levelId, coverageLevel: levelName, addMemberCents },
    isCovered: false,
  };
}

/** The ages on the days on which they join. A dependent who comes of age in the term stays until it ends. */
function agesWith(newMember: NewMember | null, plan: LockedSalePlan, today: string): readonly number[] {
  return [
    ...plan.dependents.map(({ birthDate, joinedOn }) => ageOn(birthDate, joinedOn ?? plan.startDate)),
    newMember === null ? 0 : ageOn(newMember.birthDate, joinsOn(plan, today)),
  ];
}

async function purchase(db: Db, buyer: Buyer, wanted: SaleWanted): Worked {
  const level = await levelOf(db, buyer, wanted, buyer.today);
  if (!level) return 'unknown';
  if (!(await isSoldAt(db, buyer.practiceId, level.offeredPlanId))) return 'planNotSold';
  if (await holdsPlan(db, buyer, level.offeredPlanId)) return 'planHeld';
  const unpaid = await listUnpaidRenewals(db, buyer.patientId);
  if (unpaid.some((plan) => isSameOffer(plan, level))) return 'renewalUnpaid';
  const { billing = 'annual', dependents = [], autoRenew = false } = wanted;
  const contents = purchaseOf(level, buyer.prices, { billing, today: buyer.today, dependents });
  if (typeof contents === 'string') return contents;
  const people = await identify(db, buyer, dependents);
  if (typeof people === 'string') return people;
  const [left] = await plansLeftBy(db, buyer.patientId, buyer.today);
  return {
    contents: {
      ...contents,
      dependents: people,
      autoRenew,
      takesRenewals: takesRenewals(contents, autoRenew),
    },
    subscriberId: buyer.patientId,
    held: null,
    level,
    ...NOTHING_BEFORE,
    leavesPlan: left?.name ?? null,
    unpaidRenewal: unpaid[0]?.name ?? null,
  };
}

/** The chosen account is charged for monthly payments, too, if it is the subscriber's. */
const takesRenewals = ({ debts }: Pick<SaleContents, 'debts'>, autoRenew = false): boolean =>
  autoRenew || debts.slice(1).some(({ amountCents }) => amountCents > 0);

async function renewal(db: Db, buyer: Buyer, wanted: SaleWanted, plan: LockedSalePlan): Worked {
  const { startDate } = renewalTerm(plan, buyer.today);
  const increases = renewalIncreases(buyer.today);
  const own = { offeredPlanId: String(plan.offeredPlanId ?? ''), coverageLevelId: plan.coverageLevelId };
  const level =
    wanted.offeredPlanId === undefined
      ? levelToRenew(plan, await levelsOf(db, buyer, own.offeredPlanId, startDate, increases), startDate)
      : await levelOf(db, buyer, wanted, startDate, increases);
  if (!level) return 'unknown';
  const unpaid = await listUnpaidRenewals(db, plan.subscriberId);
  if (unpaid.some((each) => isSameOffer(each, level))) return 'renewalUnpaid';
  const isMonthly = plan.monthly && level.isSubscription;
  const billing = wanted.billing ?? (isMonthly ? 'monthly' : 'annual');
  const contents = renewalOfPlan(plan, level, buyer.prices, { billing, today: buyer.today });
  if (typeof contents === 'string') return contents;
  const refusal = await renewalRefusal(db, buyer, { plan, level, leaving: contents.leaving ?? [] });
  if (refusal) return refusal;
  const before = await levelOf(db, buyer, own, plan.startDate);
  const feeBeforeCents = before?.feeCents ?? null;
  const { autoRenew = plan.autoRenew } = wanted;
  const left = startDate > buyer.today ? [] : await plansLeftBy(db, plan.subscriberId, buyer.today);
  return {
    contents: { ...contents, autoRenew, takesRenewals: takesRenewals(contents, wanted.autoRenew) },
    subscriberId: plan.subscriberId,
    held: plan,
    level,
    ...NOTHING_BEFORE,
    feeBeforeCents,
    leavesPlan: left[0]?.name ?? null,
    unpaidRenewal: unpaid[0]?.name ?? null,
  };
}

interface NextTerm {
  plan: LockedSalePlan;
  level: SoldLevel;
  leaving: readonly number[];
}

/** Why a level is not sold for the next term of a plan. */
async function renewalRefusal(
  db: Db,
  { practiceId, today }: Buyer,
  { plan, level, leaving }: NextTerm,
): Promise<SaleRefusal | undefined> {
  const { offeredPlanId, levelId, covers } = level;
  const isOwn = isSameOffer(plan, level);
  if (!isOwn && !(await isSoldAt(db, practiceId, offeredPlanId))) return 'planNotSold';
  const subscriber = { patientId: plan.subscriberId, today };
  if (await holdsPlan(db, subscriber, offeredPlanId, plan.id)) return 'planHeld';
  const isSame = isOwn && plan.coverageLevelId === levelId;
  const people = plan.dependents.length - leaving.length + 1;
  return !isSame && people > covers.people ? 'tooManyPeople' : undefined;
}

const isSameOffer = (plan: Pick<LockedSalePlan, 'offeredPlanId'>, level: SoldLevel): boolean =>
  String(plan.offeredPlanId) === String(level.offeredPlanId);

async function levelOf(
  db: Db,
  buyer: Buyer,
  { offeredPlanId = '', coverageLevelId }: Pick<SaleWanted, 'offeredPlanId' | 'coverageLevelId'>,
  day: string,
  increases = LEVEL_INCREASES,
): Promise<SoldLevel | undefined> {
  const levels = await levelsOf(db, buyer, offeredPlanId, day, increases);
  return levels.find(({ levelId }) => levelId === coverageLevelId);
}

const levelsOf = async (
  db: Db,
  { practiceId }: Buyer,
  offeredPlanId: string,
  day: string,
  increases: typeof LEVEL_INCREASES,
): Promise<SoldLevel[]> =>
  offeredPlanId === '' ? [] : findLevels(db, practiceId, recordNumber(offeredPlanId), day, increases);
