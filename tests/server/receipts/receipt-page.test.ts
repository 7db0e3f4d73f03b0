import { describe, expect, it, vi } from 'vitest';
import { addPayer, memberUrl, type Payer, paying } from '#tests/support/payments.ts';
import { outcomeOf, type Schema, suiteServer } from '#tests/support/server.ts';
import { rowOf, rowsOf } from '#tests/support/tables.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { NOT_FOUND } from '../../support/failures.ts';

const MINUTE_MS = 60_000;

describe('API-18.7: a receipt in a tab', () => {
  const server = suiteServer();
  const addressUrl = (payer: Payer, transactionId: string, practice?: number) =>
    `${memberUrl(payer, practice)}/plan/transaction/${transactionId}/address`;
  const openTab = (address: string, cookie?: string) =>
    server.call('GET', address, { headers: { accept: 'text/html', ...(cookie && { cookie }) } });

  /** A paid transaction, its address, and the cookie for a user who signs in for this. */
  async function openedBy(name: string) {
    const payer = await addPayer(server.db);
    const admin = paying(server, (await server.signIn('admin')).accessToken);
    const paid = await admin.pay(payer, await admin.addAccount(payer), 30);
    const { transactionId, receiptUrl } = paid.json<{ transactionId: string; receiptUrl: string }>();
    const tokens = await server.signIn(name);
    const answer = await server.call('GET', addressUrl(payer, transactionId), { token: tokens.accessToken });
    const { address, token } = answer.json<Schema<'ReceiptAddress'>>();
    return { admin, payer, transactionId, receiptUrl, tokens, address, token, cookie: `receipt=${token}` };
  }

  it('is the PDF at an address with the member ID and the date, and no token', async () => {
    const { admin, payer, transactionId, receiptUrl, address, cookie } = await openedBy('frontdesk');
    expect(decodeURIComponent(address)).toMatch(
      new RegExp(`^/receipts/${transactionId}/Receipt ${payer.memberId} \\d{4}-\\d\\d-\\d\\d\\.pdf$`),
    );
    const tab = await openTab(address, `theme=dark; ${cookie}`);
    expect([tab.statusCode, tab.headers['content-type']]).toEqual([200, 'application/pdf']);
    const name = decodeURIComponent(address).split('/').at(-1);
    expect(tab.headers['content-disposition']).toBe(`inline; filename="${name}"`);
    expect(tab.headers['cache-control']).toBe('no-store');
    expect(tab.rawPayload.equals((await admin.call('GET', receiptUrl)).rawPayload)).toBe(true);
  });

  it('does not open without its own token', async () => {
    const { address, token, tokens } = await openedBy('frontdesk');
    const other = await openedBy('frontdesk');
    for (const cookie of [
      undefined,
      'receipt=',
      `receipt=${token.slice(0, -2)}`,
      `receipt=${tokens.accessToken}`,
      other.cookie,
      `another-receipt=${token}`,
    ]) {
      const tab = await openTab(address, cookie);
      expect([cookie, tab.statusCode, tab.headers['content-type']]).toEqual([
        cookie,
        410,
        'text/html; charset=utf-8',
      ]);
      expect(tab.body).toContain('Open the receipt again');
    }
    expect(outcomeOf(await server.call('GET', '/api/user', { token }))).toEqual([401, 'Unauthorized']);
  });

  const statusOf = async ({ address, cookie }: { address: string; cookie: string }) =>
    (await openTab(address, cookie)).statusCode;

  it('is in the audit each time that it is loaded', async () => {
    const { payer, address, cookie } = await openedBy('frontdesk');
    const { id } = await rowOf(server.db, 'users', ['id'], { username: 'frontdesk@bridgework.test' });
    const loads = () =>
      rowsOf(server.db, 'audit_entries', ['user_id', 'practice_id', 'outcome', 'stage'], {
        operation: 'getTransactionReceipt',
        member_id: payer.memberId,
      });
    await openTab(address, cookie);
    await openTab(address, cookie);
    const load = { user_id: id, practice_id: 1, outcome: 200, stage: 'answer' };
    await vi.waitFor(async () => expect(await loads()).toEqual([load, load]), WAIT);
  });

  it('has no address while nothing was paid, for another patient, or in another practice', async () => {
    const { admin, payer, transactionId } = await openedBy('frontdesk');
    const other = await addPayer(server.db);
    const declining = await admin.addAccount(other, { token: 'tok_sandbox_declined_0042' });
    await admin.pay(other, declining, 30);
    const [declined] = await admin.transactions(other);
    const ask = (url: string) => admin.call('GET', url);
    expect(outcomeOf(await ask(addressUrl(other, transactionId)))).toEqual(NOT_FOUND);
    expect(outcomeOf(await ask(addressUrl(payer, transactionId, 2)))).toEqual(NOT_FOUND);
    expect(outcomeOf(await ask(addressUrl(other, declined?.id ?? '')))).toEqual([
      409,
      "This transaction wasn't paid, so it has no receipt.",
    ]);
  });

  it('closes when the user signs out, and after an hour', async () => {
    const kept = await openedBy('frontdesk');
    const signedOut = await openedBy('frontdesk');
    await server.call('POST', '/api/sign-out', { body: { refreshToken: signedOut.tokens.refreshToken } });
    expect([await statusOf(signedOut), await statusOf(kept)]).toEqual([410, 200]);

    server.clock.pass(59 * MINUTE_MS);
    await server.call('GET', '/api/user', { token: kept.tokens.accessToken });
    expect(await statusOf(kept)).toBe(200);
    server.clock.pass(MINUTE_MS);
    expect(await statusOf(kept)).toBe(410);
  });

  it('closes when the user loses the practice', async () => {
    const tab = await openedBy('frontdesk');
    const { id } = await rowOf(server.db, 'users', ['id'], { username: 'frontdesk@bridgework.test' });
    expect(await statusOf(tab)).toBe(200);
    await server.db.deleteFrom('user_organizations').where('user_id', '=', id).execute();
    expect(await statusOf(tab)).toBe(410);
  });
});
