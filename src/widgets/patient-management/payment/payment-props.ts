import type { ReceiptEmailRef } from '#machines/receipt-email/receipt-email.selectors.ts';
import type { TakePaymentRef } from '#machines/take-payment/take-payment.selectors.ts';

export interface TakePaymentProps {
  payment: TakePaymentRef;
  email: ReceiptEmailRef;
  memberId: string;
  patientName: string;
  planName: string;
  dueCents: number;
  dueStatus: 'loading' | 'known' | 'missing';
  today: string;
  /** Of the practice. */
  timeZone: string;
}
