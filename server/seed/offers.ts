import { addDays } from '#domain/date/day.ts';
import { changedFee, type FeeChange, NOTICE_DAYS, noticeDate } from '../plans/fees.ts';
import { COVERAGE_LEVELS, type FeeOf } from './plans.ts';
import type { Random } from './random.ts';
import { AD_HOC_PLAN_NAMES, LEGACY_PLAN_NAMES, UNSOLD_PLAN_NAMES } from './words.ts';

interface SampleIncrease {
  change: FeeChange;
  newFeeCents: number;
  communicationSendDate: string;
  effectiveDate: string;
}

interface SampleLevel {
  levelId: string;
  name: string;
  people: number;
  adults: number;
  feeCents: number;
  isSubscription: boolean;
  enrollmentFeeCents: number;
  monthlyPaymentCents: number;
  shareIsPercentage: boolean;
  shareHundredths: number;
  increase: SampleIncrease | undefined;
}

export interface SampleOffer {
  name: string;
  annualMaximumCents: number | null;
  employerContributionCents: number;
  levels: readonly SampleLevel[];
}

const PLAN_NAMES = [...LEGACY_PLAN_NAMES, ...AD_HOC_PLAN_NAMES, ...UNSOLD_PLAN_NAMES];
/** Percent of the fee for one member. */
const LEVEL_SHARES = [100, 185, 260];
/** SAMPLE-1 */
const PERCENT = { least: 3, most: 7 };
const DOLLAR = 100;

/** The same random seed gives the same plans. */
export const makeOffers = (random: Random, today: string): SampleOffer[] =>
  PLAN_NAMES.map((name, at) => makeOffer(random, name, at, today));

export function feesOf(offers: readonly SampleOffer[]): FeeOf {
  const fees = new Map(
    offers.flatMap(({ name, levels }) =>
      levels.map(({ levelId, feeCents }) => [`${name} ${levelId}`, feeCents] as const),
    ),
  );
  return (name, levelId) => fees.get(`${name} ${levelId}`) ?? 0;
}

function makeOffer(random: Random, name: string, at: number, today: string): SampleOffer {
  const single = random.whole(18, 42) * 10 * DOLLAR;
  const isSubscription = random.chance(0.5);
  return {
    name,
    annualMaximumCents: at % 2 === 0 ? random.pick([1000, 1500]) * DOLLAR : null,
    employerContributionCents: at % 5 === 1 ? 50 * DOLLAR : 0,
    levels: COVERAGE_LEVELS.map((level, index) => {
      const feeCents = (single * (LEVEL_SHARES[index] ?? 100)) / 100;
      return {
        levelId: level.id,
        name: level.name,
        people: level.people,
        adults: level.adults,
        feeCents,
        isSubscription,
        enrollmentFeeCents: random.pick([0, 15, 25]) * DOLLAR,
        monthlyPaymentCents: isSubscription ? Math.ceil(feeCents / 12) : 0,
        ...anyShare(random),
        increase: random.chance(0.4) ? anyIncrease(random, feeCents, today) : undefined,
      };
    }),
  };
}

function anyShare(random: Random): { shareIsPercentage: boolean; shareHundredths: number } {
  const shareIsPercentage = random.chance(0.5);
  return { shareIsPercentage, shareHundredths: shareIsPercentage ? 1000 : 400 };
}

/** Some notices have been sent. No increase has taken effect. */
function anyIncrease(random: Random, feeCents: number, today: string): SampleIncrease {
  const effectiveDate = addDays(today, random.whole(30, 150));
  const percent = random.whole(PERCENT.least, PERCENT.most);
  const byPercentage: FeeChange = { rateIncreaseType: 0, percentageHundredths: percent * 100 };
  const newFeeCents = changedFee(feeCents, byPercentage);
  return {
    change: random.chance(0.75) ? byPercentage : { rateIncreaseType: 1, newFeeCents },
    newFeeCents,
    communicationSendDate: noticeDate(effectiveDate, random.pick(NOTICE_DAYS)),
    effectiveDate,
  };
}
