export const ACTIVITY_WORDS = {
  patientEdited: 'Patient details edited',
  noteAdded: 'Note added',
  noteRemoved: 'Note removed',
  paymentMethodAdded: 'Payment method added',
  paymentMethodChanged: 'Payment method changed',
  paymentMethodRemoved: 'Payment method removed',
  paymentSubmitted: 'Payment submitted',
  paymentRecorded: 'Cash or check payment recorded',
  purchaseSubmitted: 'Plan purchase submitted',
  renewalSubmitted: 'Plan renewal submitted',
  newMemberSubmitted: 'New covered member submitted',
  receiptPreferenceChanged: 'Emailed receipts turned on or off',
  receiptEmailed: 'Receipt emailed',
  statementEmailed: 'Statement emailed',
  memberRemoved: 'Covered member removed',
  autoRenewChanged: 'Auto-renew changed',
  benefitUsed: 'Benefit use recorded',
  benefitUndone: 'Benefit use undone',
  benefitResent: 'Patient asked again about a benefit',
  benefitAnswered: 'Patient answered about a benefit',
} as const;

export type Activity = keyof typeof ACTIVITY_WORDS;

export interface ActivityEntry {
  activity: Activity;
  /** The staff user; null for the patient. */
  by: string | null;
  /** An instant in ISO 8601. */
  at: string;
}

export interface ActivityList {
  entries: readonly ActivityEntry[];
  /** The number of all entries. */
  count: number;
}

export const ACTIVITY_AT_ONCE = 10;
/** The maximum page size in the contract. */
export const MOST_ACTIVITY = 100;
