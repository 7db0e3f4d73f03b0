import { PAGES, queryOf } from '../navigation/routes.ts';

/** SAMPLE-1 */
export const NOTICE_DAYS = [60, 90] as const;
export type NoticeDays = (typeof NOTICE_DAYS)[number];

export const PLAN_FEES_PAGE_SIZE = 10;

/** An increase that is scheduled. Dates are YYYY-MM-DD. */
export interface ScheduledIncrease {
  /** Null for an increase to a fixed fee. */
  percent: number | null;
  newFeeCents: number;
  noticeDate: string;
  effectiveDate: string;
  /** Members have been notified by email. */
  noticesSent: boolean;
}

/** The yearly fee of a coverage level of a plan. */
export interface FeeLevel {
  planId: string;
  planName: string;
  levelId: string;
  name: string;
  feeCents: number;
  increase: ScheduledIncrease | null;
  version: number;
}

export interface PlanFees {
  id: string;
  name: string;
  levels: readonly FeeLevel[];
}

export interface PlanFeePage {
  /** Plans in all. */
  records: number;
  plans: readonly PlanFees[];
  /** The notice period that the practice's state requires. */
  noticeDays: NoticeDays;
}

export type FeeEventKind = 'scheduled' | 'edited' | 'canceled' | 'postponed' | 'noticesSent';

export interface FeeEvent {
  id: string;
  kind: FeeEventKind;
  at: string;
  /** Null if the portal made the change, or if the user is unknown. */
  by: string | null;
  levelName: string;
  newFeeCents: number;
  noticeDate: string;
  effectiveDate: string;
  emails: number | null;
}

export interface PlanFeeDetail {
  plan: PlanFees;
  noticeDays: NoticeDays;
  /** The latest first. */
  history: readonly FeeEvent[];
}

export interface FeeEffect {
  plans: number;
  members: number;
  /** Plans whose subscriber pays for them, and has no email address for the notice. */
  withoutEmail: number;
  autoRenewing: number;
  /** Plans that renew at the current fee, from the notice until the new fee takes effect. */
  renewalsBefore: number;
  /** For the plans with automatic renewal, before tax. */
  yearlyCents: number;
}

interface PreviewedFee {
  planName: string;
  levelName: string;
  feeCents: number;
  newFeeCents: number;
  effect: FeeEffect;
}

/** What an increase would change. */
export interface FeePreview {
  noticeDate: string;
  effectiveDate: string;
  fees: readonly PreviewedFee[];
  total: FeeEffect;
  /** The subscribers who have no email address. */
  notEmailed: readonly { memberId: string; name: string }[];
  /** The email to the members of the first fee. */
  notice: { subject: string; text: string };
}

export const levelKey = ({ planId, levelId }: Pick<FeeLevel, 'planId' | 'levelId'>): string =>
  `${planId} ${levelId}`;

export const levelsOf = (plans: readonly PlanFees[]): readonly FeeLevel[] =>
  plans.flatMap(({ levels }) => levels);

/** A level has one increase at a time. */
export const canIncrease = ({ increase }: FeeLevel): boolean => increase === null;

export const planFeeAddress = (planId: string): string =>
  `${PAGES.editPlanFee.path}?${new URLSearchParams({ plan: planId })}`;

const ID = /^\w{1,40}$/;

/** The plan that the address of the edit page names. */
export function planInAddress(address: string): string | null {
  const planId = new URLSearchParams(queryOf(address)).get('plan') ?? '';
  return ID.test(planId) ? planId : null;
}
