import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NOT_FOUND } from '../../support/failures.ts';
import { addPayer, chargedBySandbox, memberUrl, type Paying, paying } from '../../support/payments.ts';
import { outcomeOf, startTestServer, type TestServer } from '../../support/server.ts';

const PAGE = '<!doctype html><title>Card details</title>';
const CARD = { pageId: 'sandbox', number: '4000 0000 0000 0002', expiry: '12/30', code: '123', zip: '43215' };

const BANK_ACCOUNT = {
  pageId: 'sandbox',
  kind: 'bank',
  routing: '110000000',
  account: '000123456789',
  accountAgain: '000123456789',
  zip: '43215',
};

const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-hosted-'));
let server: TestServer;
let admin: Paying;

beforeAll(async () => {
  mkdirSync(path.join(folder, 'hosted-fields'));
  writeFileSync(path.join(folder, 'hosted-fields', 'index.html'), PAGE);
  server = await startTestServer({
    pages: folder,
    env: { TRUSTED_ORIGINS: 'https://portal.example,https://other.example' },
  });
  admin = paying(server, (await server.signIn('admin')).accessToken);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const tokenize = (given: object = {}, account: object = CARD) =>
  server.call('POST', '/hosted-fields/tokens', { body: { ...account, ...given } });

describe('the page of the card fields', () => {
  it('FRAME-5: has its own policy, and only pages of trusted origins may frame it', async () => {
    const answer = await server.call(
      'GET',
      '/hosted-fields?page=sandbox&origin=https%3A%2F%2Fportal.example',
    );
    expect([answer.statusCode, answer.body]).toEqual([200, PAGE]);
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; font-src 'self'; connect-src 'self'; " +
        "frame-ancestors 'self' https://portal.example https://other.example; base-uri 'none'; form-action 'none'; " +
        "trusted-types 'none'; require-trusted-types-for 'script'",
    );
    expect(answer.headers['x-frame-options']).toBe(undefined);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('FRAME-5: is not found with another payment provider, or without one', async () => {
    const other = await server.alsoWith({ PAYMENT_GATEWAY: 'none' });
    expect((await other.call('GET', '/hosted-fields')).statusCode).toBe(404);
    expect((await other.call('POST', '/hosted-fields/tokens', { body: CARD })).statusCode).toBe(404);
    await other.app.close();
  });
});

describe('the service behind the card fields', () => {
  it('FRAME-5: returns a token, the brand, the last four digits and the expiry, and nothing else of a card', async () => {
    const answer = await tokenize();
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      token: expect.stringMatching(/^tok_sandbox_approved_0002_1_[a-p]{16}$/),
      cardType: 1,
      lastFour: '0002',
      expirationDate: '12/30',
      zipCode: '43215',
    });
    expect((await tokenize()).json()).not.toEqual(answer.json());
  });

  it.each([
    ['5100 0000 0000 0008', '123', 2, 'approved'],
    ['3400 000000 00009', '1234', 3, 'approved'],
    ['6011 0000 0000 0004', '123', 4, 'approved'],
    ['4000 0000 0000 1000', '123', 1, 'declined'],
    ['4000 0000 0000 2008', '123', 1, 'stolen'],
    ['4000 0000 0000 3006', '123', 1, 'unanswered'],
    ['4000 0000 0000 4004', '123', 1, 'unansweredDecline'],
    ['4000 0000 0000 5001', '123', 1, 'lost'],
  ])('FRAME-5: the test card %s becomes an account of its brand', async (number, code, brand, behavior) => {
    const { token } = (await tokenize({ number, code })).json<{ token: string }>();
    const account = await admin.addAccount(await addPayer(server.db), { token, expirationDate: '12/30' });
    expect(account).toMatchObject({ cardType: brand, lastFourCardDigits: number.slice(-4) });
    expect(account.itemId).toContain(`itm_${behavior}_`);
  });

  it.each([
    [
      { number: '4111 1111 1111 1111' },
      422,
      "Test mode: real cards don't work here. Use 4000 0000 0000 0002.",
    ],
    [{ number: '4000 0000 0000 6009' }, 422, "The card couldn't be verified. Check it or use another one."],
    [{ number: '4000 0000 0000 0003' }, 422, 'Invalid card number'],
    [{ number: '' }, 422, 'Card number is required'],
    [{ expiry: '13/30' }, 422, 'Invalid expiration date'],
    [{ expiry: '' }, 422, 'Expiration Date is required'],
    [{ code: '1234' }, 422, 'Security code must be 3 digits'],
    [{ zip: '' }, 422, 'Zip Code is required'],
    [{ zip: '4321' }, 422, 'Zip code must be 5 digits or 9 digits'],
    [{ pageId: 'another' }, ...NOT_FOUND],
    [{ number: 4000000000000002 }, 400, 'Send pageId, number, expiry, code and zip, each as a text.'],
    [{ zip: '1'.repeat(41) }, 400, 'Send pageId, number, expiry, code and zip, each as a text.'],
  ])(
    'FRAME-5, SCHEMA-2, SCHEMA-5: %j is rejected, and the response repeats nothing of it',
    async (given, status, message) => {
      const answer = await tokenize(given);
      expect(outcomeOf(answer)).toEqual([status, message]);
      expect(answer.body).not.toMatch(/4111|6009|0003/);
    },
  );

  it('FRAME-5.2: a bank account becomes an account that pays, and has no expiration date', async () => {
    const given = (await tokenize({}, BANK_ACCOUNT)).json<{ token: string }>();
    expect(given).toEqual({
      token: expect.stringMatching(/^tok_sandbox_approved_6789_0_[a-p]{16}$/),
      cardType: 0,
      lastFour: '6789',
      expirationDate: null,
      zipCode: '43215',
    });
    const payer = await addPayer(server.db);
    const account = await admin.addAccount(payer, {
      token: given.token,
      accountType: 'Bank Transfer',
      expirationDate: undefined,
    });
    expect(account).toMatchObject({ cardType: 0, lastFourCardDigits: '6789', expirationDate: null });
    expect((await admin.pay(payer, account, 30, 'of-a-bank-account')).statusCode).toBe(200);
  });

  it.each([
    [{ routing: '110000001' }, 422, 'Invalid routing number'],
    [{ accountAgain: '000123456780' }, 422, 'Account numbers don’t match'],
    [
      { account: '000123450000', accountAgain: '000123450000' },
      422,
      "Test mode: real bank accounts don't work here. Use routing number 110000000 and account number 000123456789.",
    ],
    [{ routing: 110000000 }, 400, 'Send pageId, routing, zip, account and accountAgain, each as a text.'],
  ])('FRAME-5: a bank account with %j is rejected', async (given, status, message) => {
    const answer = await tokenize(given, BANK_ACCOUNT);
    expect(outcomeOf(answer)).toEqual([status, message]);
    expect(answer.body).not.toMatch(/456780|450000/);
  });

  it('FRAME-5, API-9, API-10: no card number is in the database or in any log, from the fields to the charge', async () => {
    const before = await everythingStored();
    const { token } = (await tokenize()).json<{ token: string }>();
    await tokenize({ number: '4111 1111 1111 1111' });
    const payer = await addPayer(server.db);
    const account = await admin.addAccount(payer, { token });
    expect((await admin.pay(payer, account, 30, 'of-the-fields')).statusCode).toBe(200);
    expect(await chargedBySandbox(server.db, payer.plan)).toEqual([3000]);
    const answers = await admin.call('GET', `${memberUrl(payer)}/payment-accounts`);
    const stored = await everythingStored();
    expect(stored.length).toBeGreaterThan(before.length);
    expect(stored).toContain(account.itemId);
    for (const text of [stored, server.logs.join('\n'), answers.body])
      expect(text.replace(/[ -]/g, '')).not.toMatch(/40{14}2|41{15}|tok_sandbox_approved_0002_1/);
  });
});

/** Every row of every table, as text. */
async function everythingStored(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_schema || '.' || table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    server.db,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string | null }>`
      select string_agg(t::text, ' ') as text from ${sql.table(name)} t`.execute(server.db);
    texts.push(rows[0]?.text ?? '');
  }
  return texts.join('\n');
}
