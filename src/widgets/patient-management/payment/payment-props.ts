import type { PaymentAccountsRef } from '#machines/payment-accounts/payment-accounts.selectors.ts';
import type { ReceiptEmailRef } from '#machines/receipt-email/receipt-email.selectors.ts';
import type { TakePaymentRef } from '#machines/take-payment/take-payment.selectors.ts';
import type { AttachFrame } from '#widgets/shared/payment-accounts/AddAccountDialog.tsx';

export interface TakePaymentProps {
  payment: TakePaymentRef;
  email: ReceiptEmailRef;
  newCard: PaymentAccountsRef;
  attach: AttachFrame;
  memberId: string;
  patientName: string;
  planName: string;
  /** The payment that is due; null until it is known. */
  dueFor: string | null;
  dueCents: number;
  dueStatus: 'loading' | 'known' | 'missing';
  today: string;
  /** The practice's time zone. */
  timeZone: string;
}
