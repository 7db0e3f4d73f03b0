import { describe, expect, it } from 'vitest';
import { postInstallments, writeInstallments } from '#server/payments/installments.queries.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { GONE } from '../../support/failures.ts';
import { MONTHLY_PAYMENT } from '../../support/payment-fixture.ts';
import {
  type Account,
  addPayer,
  memberUrl,
  NEW_CARD,
  type Payer,
  paying,
  suiteAdmin,
} from '../../support/payments.ts';
import { addPerson } from '../../support/people.ts';
import { type List, outcomeOf, refusalIn, suiteServer } from '../../support/server.ts';
import { rowsOf, updateRows } from '../../support/tables.ts';

const NOT_FOUND = JSON.stringify(GONE);
const OFFICE = '/api/admin/organization/1/practice/1';
const CARD_NUMBER = '4111 1111 1111 1111';

describe.each(SAMPLED_ENGINES)('payment accounts, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);

  const accountsOf = async (payer: Payer) =>
    (await admin.call('GET', `${memberUrl(payer)}/payment-accounts`)).json<List<Account>>();
  const accountUrl = (payer: Payer, { id }: Account) => `${memberUrl(payer)}/payment-accounts/${id}`;
  const change = (payer: Payer, account: Account, body: unknown) =>
    admin.call('PUT', accountUrl(payer, account), body);
  const remove = (payer: Payer, account: Account) => admin.call('DELETE', accountUrl(payer, account));

  it('API-9: the account for later monthly payments cannot be deleted until the last one is paid, even without auto-renewal', async () => {
    const payer = await addPayer(server.db, { autoRenew: false, dueCents: [] });
    const account = await admin.addAccount(payer, { isAutoRenewal: true });
    const payments = ['2026-03-16', '2026-04-16'].map((dueDate) => ({ ...MONTHLY_PAYMENT, dueDate }));
    await writeInstallments(server.db, payer.plan, payments);
    await postInstallments(server.db, payer.plan, { dueBy: '2026-03-16', day: '2026-03-16' });
    const refused = async () => refusalIn(await remove(payer, account))[1];
    expect(await refused()).toBe('accountInUse');
    expect(refusalIn(await change(payer, account, { isAutoRenewal: false }))[1]).toBe('accountInUse');
    const later = server.db.deleteFrom('instalments').where('payment_due_id', 'is', null);
    await later.where('plan_id', '=', payer.plan).execute();
    expect(await refused()).toBe('accountInUse');
    // The job no longer retries the payment.
    await updateRows(server.db, 'instalments', { plan_id: payer.plan }, { tried_until: '2026-03-15' });
    expect((await remove(payer, account)).statusCode).toBe(204);
  });

  describe("API-9: a member's", () => {
    it('API-9.1: is added by a token and listed, the one for auto-renewal first', async () => {
      const payer = await addPayer(server.db);
      expect(await accountsOf(payer)).toEqual({ info: { records: 0, pages: 0 }, results: [] });
      const plain = await admin.addAccount(payer, { displayName: 'Family card' });
      const renewing = await admin.addAccount(payer, { token: 'tok_b', isAutoRenewal: true, isFsa: true });
      expect(plain).toEqual({
        id: expect.any(String),
        practiceId: '1',
        memberId: payer.memberId,
        accountType: 'Credit Card',
        accountStatus: 'Active',
        cardType: expect.any(Number),
        displayName: 'Family card',
        name: 'Vera Talbot',
        zipCode: '43215',
        expirationDate: '08/29',
        lastFourCardDigits: '0042',
        itemId: expect.stringMatching(/^itm_approved_[0-9a-f]{16}$/),
        isActive: true,
        isAutoRenewal: false,
        isFsa: false,
        isHsa: false,
      });
      expect(await accountsOf(payer)).toEqual({ info: { records: 2, pages: 1 }, results: [renewing, plain] });
      expect(renewing).toMatchObject({ isAutoRenewal: true, isFsa: true });
    });

    it('API-9: a bank account has no expiration date and no brand', async () => {
      const payer = await addPayer(server.db);
      const account = await admin.addAccount(payer, {
        accountType: 'Bank Transfer',
        expirationDate: undefined,
      });
      expect(account).toMatchObject({ accountType: 'Bank Transfer', expirationDate: null, cardType: 0 });
      const refusal = [400, 'A bank account has no expiration date.'];
      expect(outcomeOf(await change(payer, account, { expirationDate: '08/29' }))).toEqual(refusal);
    });

    it.each([
      [{ token: undefined }, 400, 'Token is required.'],
      [{ token: '4111111111111111' }, 400, "Token isn't valid. Check it and try again."],
      [{ token: '4111-1111-1111-1111_' }, 400, 'Send a card token, not a card number.'],
      [{ name: CARD_NUMBER }, 400, 'Send a card token, not a card number.'],
      [{ displayName: 'card 4111111111111111' }, 400, 'Send a card token, not a card number.'],
      [{ cardNumber: CARD_NUMBER }, 400, 'Unknown field cardNumber. Remove it.'],
      [{ name: undefined }, 400, 'Name/Surname must be at least 3 characters'],
      [{ name: 'Al' }, 400, 'Name/Surname must be at least 3 characters'],
      [{ zipCode: undefined }, 400, 'Zip Code is required'],
      [{ zipCode: '' }, 400, 'Zip Code is required'],
      [{ isFsa: true, isHsa: true }, 400, 'A card can be an FSA or an HSA card, not both.'],
      [{ expirationDate: '' }, 400, 'Expiration Date is required'],
      [{ displayName: '   ' }, 400, "Display name isn't valid. Check it and try again."],
      [
        { displayName: '\u200b\u200b' },
        400,
        "Display name has characters that can't be shown. Type it again.",
      ],
      [{ zipCode: '1234' }, 400, 'Zip code must be 5 digits or 9 digits'],
      [{ expirationDate: '13/29' }, 400, 'Invalid expiration date'],
      [{ expirationDate: undefined }, 400, 'Expiration Date is required'],
      [{ expirationDate: '02/26' }, 422, 'Payment Card expired'],
      [{ accountType: 'Bank Transfer' }, 400, 'A bank account has no expiration date.'],
      [{ token: 'tok_sandbox_unreadable' }, 422, "The card couldn't be read. Enter it again."],
    ])('API-9, SCHEMA-2, SCHEMA-3, SCHEMA-5: with %j it is rejected', async (given, status, message) => {
      const payer = await addPayer(server.db);
      for (const url of [`${memberUrl(payer)}/payment-accounts`, `${OFFICE}/credit-account`]) {
        const answer = await admin.call('POST', url, { ...NEW_CARD, ...given });
        expect([url, ...outcomeOf(answer)]).toEqual([url, status, message]);
        expect(answer.body).not.toMatch(/4111[ -]?1111|very_secret/);
      }
      expect((await accountsOf(payer)).results).toEqual([]);
    });

    it('API-9: the same token is not added twice', async () => {
      const payer = await addPayer(server.db);
      const renewing = await admin.addAccount(payer, { token: 'tok_other', isAutoRenewal: true });
      await admin.addAccount(payer);
      const again = await admin.call('POST', `${memberUrl(payer)}/payment-accounts`, {
        ...NEW_CARD,
        isAutoRenewal: true,
      });
      expect(refusalIn(again)).toEqual([409, 'accountExists', 'This payment method is already on file.']);
      expect((await accountsOf(payer)).results[0]).toEqual(renewing);
    });

    it('API-9.2: only the fields that are sent change', async () => {
      const payer = await addPayer(server.db);
      const account = await admin.addAccount(payer);
      for (const [given, message] of [
        [{ zipCode: '' }, 'Zip Code is required'],
        [{ expirationDate: '' }, 'Expiration Date is required'],
      ])
        expect(outcomeOf(await change(payer, account, given))).toEqual([400, message]);
      const changed = await change(payer, account, { displayName: 'Blue card', isHsa: true });
      expect(changed.statusCode).toBe(200);
      expect(changed.json()).toEqual({ ...account, displayName: 'Blue card', isHsa: true });
      const rest = { name: 'Nils Talbot', zipCode: '123456789', expirationDate: '12/30', isFsa: true };
      expect((await change(payer, account, rest)).json()).toMatchObject(rest);
      expect((await change(payer, account, { isHsa: true })).json()).toMatchObject({
        isFsa: false,
        isHsa: true,
      });
    });

    it.each([
      [{}, 400, 'The request body must have at least one field.'],
      [{ name: 'Al' }, 400, 'Name/Surname must be at least 3 characters'],
      [{ expirationDate: '' }, 400, 'Expiration Date is required'],
      [{ zipCode: 'x' }, 400, 'Zip code must be 5 digits or 9 digits'],
      [{ expirationDate: '1/29' }, 400, 'Invalid expiration date'],
      [{ expirationDate: '02/26' }, 422, 'Payment Card expired'],
      [{ displayName: CARD_NUMBER }, 400, 'Send a card token, not a card number.'],
      [{ isActive: false, isAutoRenewal: true }, 409, 'This payment method is inactive. Choose another one.'],
    ])('API-9: a change to %j is rejected', async (body, status, message) => {
      const payer = await addPayer(server.db);
      const account = await admin.addAccount(payer);
      expect(outcomeOf(await change(payer, account, body))).toEqual([status, message]);
      expect((await accountsOf(payer)).results).toEqual([account]);
    });

    it('API-9: an account marked for auto-renewal replaces the one marked before', async () => {
      const payer = await addPayer(server.db);
      const first = await admin.addAccount(payer, { isAutoRenewal: true });
      const second = await admin.addAccount(payer, { token: 'tok_second' });
      await change(payer, second, { isAutoRenewal: true });
      const { results } = await accountsOf(payer);
      expect(results.map(({ id, isAutoRenewal }) => [id, isAutoRenewal])).toEqual([
        [second.id, true],
        [first.id, false],
      ]);
    });

    it('API-9: an account that an auto-renewal needs cannot be deleted, deactivated or unmarked', async () => {
      const payer = await addPayer(server.db);
      const account = await admin.addAccount(payer, { isAutoRenewal: true });
      const refusal = [
        409,
        'accountInUse',
        'This payment method is set for auto-renewal. Choose another one first.',
      ];
      expect(refusalIn(await remove(payer, account))).toEqual(refusal);
      expect(refusalIn(await change(payer, account, { isActive: false }))).toEqual(refusal);
      expect(refusalIn(await change(payer, account, { isAutoRenewal: false }))).toEqual(refusal);
      await admin.call('PUT', `${memberUrl(payer)}/plan/${payer.plan}/auto-renew`, { enable: false });
      expect((await remove(payer, account)).statusCode).toBe(204);
      expect((await accountsOf(payer)).results).toEqual([]);
    });

    it('API-9.2: an account that no renewal needs is deleted, and its transactions stay', async () => {
      const payer = await addPayer(server.db);
      const account = await admin.addAccount(payer);
      await admin.pay(payer, account, 30);
      expect((await remove(payer, account)).statusCode).toBe(204);
      expect((await remove(payer, account)).statusCode).toBe(404);
      expect(await admin.transactions(payer)).toMatchObject([{ charge: 30, lastFour: '0042' }]);
    });
  });

  describe("API-11: the practice's own", () => {
    const listed = async () => (await admin.call('GET', `${OFFICE}/payment-account`)).json<List<Account>>();
    const removed = (id: string, reason = 'The card was lost') =>
      admin.call('DELETE', `${OFFICE}/payment-account/${id}`, { reason });
    const officeCard = (given: object, { call } = admin) =>
      call('POST', `${OFFICE}/credit-account`, { ...NEW_CARD, ...given });
    const auditOf = ({ headers }: Awaited<ReturnType<typeof admin.call>>) =>
      rowsOf(server.db, 'audit_entries', ['operation', 'reason'], {
        request_id: String(headers['x-request-id']),
        stage: 'change',
      });

    it('API-11.1, API-11.2, API-11.3: a credit account is added, listed, and deleted with a required reason, which the audit stores', async () => {
      const before = await listed();
      const answer = await officeCard({ token: 'tok_office' });
      const account = answer.json<Account>();
      expect(answer.statusCode).toBe(201);
      expect(account).toMatchObject({
        memberId: null,
        practiceId: '1',
        lastFourCardDigits: expect.any(String),
      });
      expect((await listed()).results).toContainEqual(account);
      for (const reason of ['', '  '])
        expect(refusalIn(await removed(account.id, reason))).toEqual([
          400,
          'invalidRequest',
          'Reason is required.',
        ]);
      expect(refusalIn(await removed(account.id, CARD_NUMBER)).slice(0, 2)).toEqual([400, 'cardNumberSent']);
      expect((await listed()).results).toContainEqual(account);
      const removal = await removed(account.id, ' The card was lost ');
      expect(removal.statusCode).toBe(204);
      expect(await listed()).toEqual(before);
      expect((await removed(account.id)).body).toBe(NOT_FOUND);
      expect(await auditOf(removal)).toEqual([
        { operation: 'deleteOfficePaymentAccount', reason: 'The card was lost' },
      ]);
    });

    it('API-11.4: a replacement adds the card, moves the auto-renewal to it and removes the old card with the audited reason, or changes nothing', async () => {
      const old = (await officeCard({ token: 'tok_old', isAutoRenewal: true })).json<Account>();
      const before = await listed();
      const replaces = { paymentAccountId: old.id, reason: ' The card expires ' };
      await updateRows(server.db, 'permissions', { name: 'PaymentManagementManagement' }, { level: '0100' });
      const rights = { organizationIds: [1], permissions: ['PaymentManagementManagement'] } as const;
      const creator = (await server.signIn(await addPerson(server.db, rights))).accessToken;
      const byCreator = paying(server, creator);
      const next = { token: 'tok_next', isAutoRenewal: true };
      for (const [caller, given, refusal] of [
        [admin, { ...next, isAutoRenewal: false, replaces }, [409, 'accountInUse']],
        [admin, { ...next, token: 'tok_old', replaces }, [409, 'accountExists']],
        [admin, { ...next, replaces: { ...replaces, reason: ' ' } }, [400, 'invalidRequest']],
        [admin, { ...next, replaces: { ...replaces, reason: CARD_NUMBER } }, [400, 'cardNumberSent']],
        [admin, { ...next, replaces: { ...replaces, paymentAccountId: '999999' } }, [404, 'notFound']],
        [byCreator, { ...next, replaces }, [403, 'forbidden']],
      ] as const) {
        expect(refusalIn(await officeCard(given, caller)).slice(0, 2)).toEqual(refusal);
      }
      expect(await listed()).toEqual(before);
      const answer = await officeCard({ ...next, replaces });
      const account = answer.json<Account>();
      expect(account.isAutoRenewal).toBe(true);
      const others = before.results.filter(({ id }) => id !== old.id);
      expect((await listed()).results).toEqual([account, ...others]);
      expect(await auditOf(answer)).toEqual([{ operation: 'addCreditAccount', reason: 'The card expires' }]);
    });

    it('API-11: the same token is not added twice', async () => {
      await officeCard({ token: 'tok_office_twice' });
      const before = await listed();
      const again = await officeCard({ token: 'tok_office_twice' });
      expect(refusalIn(again)).toEqual([409, 'accountExists', 'This payment method is already on file.']);
      expect(await listed()).toEqual(before);
    });

    it('API-11: the account for the auto-renewal of the practice cannot be deleted', async () => {
      const answer = await officeCard({ token: 'tok_renewing', isAutoRenewal: true });
      const refusal = [
        409,
        'accountInUse',
        'This payment method is set for auto-renewal. Choose another one first.',
      ];
      expect(refusalIn(await removed(answer.json<Account>().id))).toEqual(refusal);
      expect((await listed()).results[0]?.id).toBe(answer.json<Account>().id);
    });
  });
});
