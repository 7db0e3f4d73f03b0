import { expect, it } from 'vitest';
import { overLimit, remindersToast, withRows } from '#domain/patient/payment-reminder.ts';

const ADA = { memberId: '10000001', name: 'Ada Marlowe', amountCents: 3000 };
const NORA = { ...ADA, memberId: '10000002', reason: 'tooManyEmails' } as const;
const NELL = { ...ADA, memberId: '10000003', reason: 'noEmail' } as const;

it('API-5.14: patients beyond the email limit stay selected, and the message says when to send again', () => {
  const sent = { reminded: [ADA], skipped: [NORA, NELL] };
  expect(overLimit(sent)).toEqual(['10000002']);
  expect(remindersToast(sent).label).toBe(
    '1 email will be sent. 1 patient over the email limit stays selected. Send again in 15 minutes.',
  );
  const more = { ...NORA, memberId: '10000004' };
  expect(remindersToast({ ...sent, skipped: [NORA, more] }).label).toBe(
    '1 email will be sent. 2 patients over the email limit stay selected. Send again in 15 minutes.',
  );
  expect(remindersToast({ reminded: [ADA, ADA], skipped: [NELL] }).label).toBe('2 emails will be sent.');
});

it('API-5.14: at most 50 patients are selected', () => {
  const many = Array.from({ length: 60 }, (_, at) => String(at));
  expect(withRows([], many, true)).toHaveLength(50);
});
