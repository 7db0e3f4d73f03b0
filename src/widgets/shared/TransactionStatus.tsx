import { isVoided, type PaymentStatus, type Transaction } from '#domain/payment/transaction.ts';
import { Badge } from '#ui/Badge/Badge.tsx';

const TONES: Readonly<Record<PaymentStatus, 'success' | 'warning' | 'danger' | 'neutral'>> = {
  Paid: 'success',
  Pending: 'warning',
  Failed: 'danger',
  Refunded: 'neutral',
};

const VOIDED = 'Voided';

/** A voided charge has the status Refunded and a flag (ENTITY-7). The badge only shows that it is voided. */
export const TransactionStatus = ({ entry }: { entry: Transaction }) =>
  isVoided(entry) ? <Badge>{VOIDED}</Badge> : <Badge tone={TONES[entry.status]}>{entry.status}</Badge>;
