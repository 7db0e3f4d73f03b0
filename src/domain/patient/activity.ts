import { formatMoney } from '../money/format-money.ts';

export const ACTIVITY_WORDS = {
  patientEdited: 'Patient details edited',
  noteAdded: 'Note added',
  noteRemoved: 'Note removed',
  paymentMethodAdded: 'Payment method added',
  paymentMethodChanged: 'Payment method changed',
  paymentMethodRemoved: 'Payment method removed',
  paymentSubmitted: 'Payment submitted',
  paymentRecorded: 'Cash or check payment recorded',
  refundSubmitted: 'Refund submitted',
  voidSubmitted: 'Void submitted',
  reminderEmailed: 'Payment reminder emailed',
  purchaseSubmitted: 'Plan purchase submitted',
  renewalSubmitted: 'Plan renewal submitted',
  newMemberSubmitted: 'New covered member submitted',
  receiptPreferenceChanged: 'Emailed receipts turned on or off',
  receiptEmailed: 'Receipt emailed',
  statementEmailed: 'Statement emailed',
  memberRemoved: 'Covered member removed',
  autoRenewChanged: 'Auto-renew changed',
  autoRenewTurnedOn: 'Auto-renew turned on',
  autoRenewTurnedOff: 'Auto-renew turned off',
  planCanceled: 'Plan canceled',
  benefitUsed: 'Benefit used',
  benefitUndone: 'Benefit use undone',
  benefitResent: 'Patient asked again about a benefit',
  benefitAnswered: 'Patient answered about a benefit',
  benefitConfirmed: 'Patient confirmed a benefit',
  benefitDenied: 'Patient denied a benefit',
} as const;

export type Activity = keyof typeof ACTIVITY_WORDS;

export interface ActivityEntry {
  activity: Activity;
  /** The staff user; null for the patient. */
  by: string | null;
  /** An instant in ISO 8601. */
  at: string;
  /** These are absent where the activity has none, and in entries of older versions. */
  benefit?: string | null | undefined;
  member?: string | null | undefined;
  plan?: string | null | undefined;
  amountCents?: number | null | undefined;
  method?: 'Cash' | 'Check' | null | undefined;
  outcome?: 'paid' | 'pending' | 'declined' | null | undefined;
}

export interface ActivityList {
  entries: readonly ActivityEntry[];
  /** The number of all entries. */
  count: number;
}

export const ACTIVITY_AT_ONCE = 10;

const COMPLETED: Partial<Record<Activity, string>> = {
  refundSubmitted: 'Payment refunded',
  voidSubmitted: 'Payment voided',
  purchaseSubmitted: 'Plan purchased',
  renewalSubmitted: 'Plan renewed',
  newMemberSubmitted: 'Covered member added',
};
const OUTCOMES = { paid: 'taken', pending: 'pending', declined: 'declined' };

/** `Benefit used: Cleaning`, `Payment of $30.00 taken`. */
export function activityWords({ activity, ...entry }: ActivityEntry): string {
  const { benefit, member, plan, method, outcome } = entry;
  const amount = entry.amountCents == null ? null : formatMoney(entry.amountCents);
  if (activity === 'paymentSubmitted' && amount && outcome)
    return `Payment of ${amount} ${OUTCOMES[outcome]}`;
  if (activity === 'paymentRecorded' && amount && method) return `${method} payment of ${amount} recorded`;
  const what = (outcome === 'paid' && COMPLETED[activity]) || ACTIVITY_WORDS[activity];
  const details = [benefit, member, plan, amount, method, outcome !== 'paid' && outcome].filter(
    (each) => each,
  );
  return details.length === 0 ? what : `${what}: ${details.join(', ')}`;
}
