import type { TakePaymentRef } from '#machines/take-payment/take-payment.selectors.ts';

export interface TakePaymentProps {
  payment: TakePaymentRef;
  memberId: string;
  patientName: string;
  planName: string;
  /** Of the plan as it is now, for the payment after this one. */
  dueCents: number;
  /** Whether that is asked for just now, or could not be loaded. */
  dueStanding: 'asked' | 'known' | 'missing';
  /** Of the practice, as YYYY-MM-DD. */
  today: string;
}
