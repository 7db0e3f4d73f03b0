import type { PaymentStatus, Transaction } from '#domain/payment/transaction.ts';
import { Badge } from '#ui/Badge/Badge.tsx';

const TONES: Readonly<Record<PaymentStatus, 'success' | 'warning' | 'danger' | 'neutral'>> = {
  Paid: 'success',
  Pending: 'warning',
  Failed: 'danger',
  Refunded: 'neutral',
};

const VOIDED = 'Voided';

/** A voided charge has the status Refunded and a flag (ENTITY-7). The badge only shows that it is voided. */
export const TransactionStatus = ({ entry: { status, voided } }: { entry: Transaction }) =>
  voided ? <Badge>{VOIDED}</Badge> : <Badge tone={TONES[status]}>{status}</Badge>;
