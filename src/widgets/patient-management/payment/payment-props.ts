import type { TakePaymentRef } from '#machines/take-payment/take-payment.selectors.ts';

export interface TakePaymentProps {
  payment: TakePaymentRef;
  memberId: string;
  patientName: string;
  planName: string;
  dueCents: number;
  dueStatus: 'loading' | 'known' | 'missing';
  today: string;
  /** Of the practice. */
  timeZone: string;
}
