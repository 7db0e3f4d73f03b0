import { describe, expect, it } from 'vitest';
import { type ActivityEntry, activityWords } from '#domain/patient/activity.ts';

const words = (entry: Omit<ActivityEntry, 'by' | 'at'>) =>
  activityWords({ by: 'Robin Hale', at: '2026-11-22T15:04:05Z', ...entry });

describe('PATIENT-1: the words of an activity', () => {
  it.each([
    [{ activity: 'benefitUsed', benefit: 'Cleaning' }, 'Benefit used: Cleaning'],
    [{ activity: 'benefitDenied', benefit: 'Cleaning' }, 'Patient denied a benefit: Cleaning'],
    [{ activity: 'benefitUsed' }, 'Benefit used'],
    [{ activity: 'paymentSubmitted', amountCents: 3000, outcome: 'paid' }, 'Payment of $30.00 taken'],
    [{ activity: 'paymentSubmitted', amountCents: 3000, outcome: 'declined' }, 'Payment of $30.00 declined'],
    [{ activity: 'paymentSubmitted' }, 'Payment submitted'],
    [
      { activity: 'paymentRecorded', amountCents: 3000, method: 'Check', outcome: 'paid' },
      'Check payment of $30.00 recorded',
    ],
    [
      { activity: 'purchaseSubmitted', plan: 'Everyday Care', amountCents: 29_900, outcome: 'paid' },
      'Plan purchased: Everyday Care, $299.00',
    ],
    [
      { activity: 'renewalSubmitted', amountCents: 29_900, method: 'Cash', outcome: 'paid' },
      'Plan renewed: $299.00, Cash',
    ],
    [
      { activity: 'renewalSubmitted', amountCents: 29_900, outcome: 'declined' },
      'Plan renewal submitted: $299.00, declined',
    ],
    [{ activity: 'refundSubmitted', amountCents: 3000, outcome: 'paid' }, 'Payment refunded: $30.00'],
    [{ activity: 'voidSubmitted', amountCents: 3000, outcome: 'pending' }, 'Void submitted: $30.00, pending'],
    [{ activity: 'autoRenewTurnedOff', plan: 'Family Care' }, 'Auto-renew turned off: Family Care'],
    [
      { activity: 'memberRemoved', member: 'Linh Talbot', plan: 'Family Care' },
      'Covered member removed: Linh Talbot, Family Care',
    ],
    [{ activity: 'receiptEmailed', amountCents: 3000 }, 'Receipt emailed: $30.00'],
  ] as const)('%o: %s', (entry, shown) => {
    expect(words(entry)).toBe(shown);
  });
});
