import { entryWord, type PaymentStatus, type Transaction } from '#domain/payment/transaction.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import './pages.css';

const TONES: Readonly<Record<PaymentStatus, 'success' | 'warning' | 'danger' | 'neutral'>> = {
  Paid: 'success',
  Pending: 'warning',
  Failed: 'danger',
  Refunded: 'neutral',
};

const VOIDED = 'Voided';

/** The status, and beside it whether the charge was voided (ENTITY-7). A void itself has one word. */
export function TransactionStatus({ entry }: { entry: Transaction }) {
  const { status, voided } = entry;
  return (
    <span className="page-actions">
      {entryWord(entry) !== 'Void' && <Badge tone={TONES[status]}>{status}</Badge>}
      {voided && <Badge>{VOIDED}</Badge>}
    </span>
  );
}
