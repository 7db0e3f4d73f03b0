import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import type { BenefitPlan } from '#domain/benefit/benefit-rule.ts';
import type { Failure } from '#domain/failure/failure.ts';
import type { FieldEvent, FormFields, SettleEvent } from '../shared/form-fields.ts';

export type BenefitField = 'question' | 'day';

export type BenefitsEvent =
  | { type: 'benefits.refresh' }
  | { type: 'summary.print' }
  | { type: 'today.change'; today: string }
  | FieldEvent<BenefitField>
  | SettleEvent
  | { type: 'benefit.use'; code: string }
  | { type: 'benefit.undo'; id: string }
  | { type: 'benefit.resend'; id: string }
  | { type: 'work.confirm' }
  | { type: 'discard.confirm' }
  | { type: 'dialog.close' };

export interface BenefitsInput {
  plan: BenefitPlan;
  /** The patient's name, and their email address if known. */
  patient: { name: string; email: string };
}

export interface BenefitsContext extends BenefitsInput {
  summary: BenefitSummary | null;
  failure: Failure | null;
  fields: FormFields<BenefitField>;
  searched: string;
  code: string;
  requestId: string;
  isChecked: boolean;
  refusal: Failure | null;
}

/** The time of the patient's last request, which a repeated one leaves. */
export interface ResentRequest {
  requestedAt: string;
}

export interface UsedBenefit {
  cdtCode: string;
  procedureDate: string;
}
