import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPayer, memberUrl, suiteAdmin } from '#tests/support/payments.ts';
import { refusalIn, suiteServer } from '#tests/support/server.ts';

const TEXT = 'Wrong card 4111 1111 1111 1111';
const OFFICE = '/api/admin/organization/1/practice/1';

describe.each(SAMPLED_ENGINES)('card numbers in texts, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);

  it('API-10, API-21, API-23, PATIENT-1: a note or a reason with a card number is rejected, and not repeated', async () => {
    const payer = await addPayer(server.db);
    const count = { version: 0, digest: 'T1mVfK9y0bqQ', startingCash: 0, countedCash: 0 };
    const requests = [
      [
        'POST',
        `${memberUrl(payer)}/plan/${payer.plan}/record-payment`,
        { method: 'Cash', amount: 5, note: TEXT },
      ],
      ['POST', `${memberUrl(payer)}/notes`, { text: TEXT, isAlert: false }],
      ['POST', `${OFFICE}/transaction/1/refund`, { amount: 5, reason: TEXT }],
      ['POST', `${OFFICE}/transaction/1/void`, { reason: TEXT }],
      ['POST', `${OFFICE}/day-close/2026-03-02`, { ...count, note: TEXT }],
      ['PUT', `${OFFICE}/day-close/2026-03-02/reopen`, { version: 1, reason: TEXT }],
    ] as const;
    const phones = 'Reach her at 415-555-0107 / 415-555-0133';
    const accepted = await admin.call('POST', `${memberUrl(payer)}/notes`, { text: phones, isAlert: false });
    expect(accepted.statusCode).toBe(200);
    for (const [method, url, body] of requests) {
      const answer = await admin.call(method, url, body);
      const message = 'Remove the card number. Card numbers can’t be stored.';
      expect([url, ...refusalIn(answer)]).toEqual([url, 400, 'cardNumberSent', message]);
      expect(answer.body).not.toContain('4111');
    }
  });
});
