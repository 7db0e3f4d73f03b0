import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import type { BenefitPlan } from '#domain/benefit/benefit-rule.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { FieldEvent, FormFields, SettleEvent } from '../form-fields.ts';

export type BenefitField = 'question' | 'day';

export type BenefitsEvent =
  /** The summary is asked for again: by somebody, or because they are back at the page. */
  | { type: 'benefits.refresh' }
  | FieldEvent<BenefitField>
  /** In the question. */
  | SettleEvent
  | { type: 'benefit.use'; code: string }
  | { type: 'benefit.undo'; id: string }
  | { type: 'benefit.resend'; id: string }
  | { type: 'work.confirm' }
  | { type: 'dialog.close' };

export interface BenefitsInput {
  plan: BenefitPlan;
  /** Who is asked, by name; they are asked by email, where they have an address. */
  patient: { name: string; email: string };
}

export interface BenefitsContext extends BenefitsInput {
  /** As the server told it last; null before it has. */
  summary: BenefitSummary | null;
  /** Why the summary could not be loaded. */
  failure: Failure | null;
  /** The question and the day of the procedure. */
  fields: FormFields<BenefitField>;
  /** The question that the page answers. */
  asked: string;
  /** The code that is used. */
  code: string;
  /** The request that is taken back, or sent again. */
  requestId: string;
  /** Somebody tried to go on: the day says what is wrong with it. */
  isJudged: boolean;
  /** Why the server refused what was asked of it. */
  refusal: Failure | null;
}

export interface UsedBenefit {
  cdtCode: string;
  procedureDate: string;
}
