import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { lockOwner } from '#server/payments/account-owners.queries.ts';
import { addDependent } from '#server/sales/households.queries.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient } from '../../support/patients.ts';
import {
  type Account,
  addPayer,
  memberUrl,
  NEW_CARD,
  type Payer,
  suiteAdmin,
} from '../../support/payments.ts';
import { refusalIn, type Schema, suiteServer } from '../../support/server.ts';
import { updateRows } from '../../support/tables.ts';

describe.each(SAMPLED_ENGINES)('API-12: the members of a plan, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteAdmin(server);

  const remove = (plan: number | string, memberId: string, practice: number | string = 1) =>
    admin.call('DELETE', `/api/patient-management/practice/${practice}/plan/${plan}/remove/${memberId}`);
  const setAutoRenew = (payer: Payer, body: unknown, practice = 1) =>
    admin.call('PUT', `${memberUrl(payer, practice)}/plan/${payer.plan}/auto-renew`, body);
  const planOf = async (payer: Payer) =>
    (await admin.call('GET', `${memberUrl(payer)}/summary`)).json<Schema<'PatientSummary'>>().activePlans[0]
      ?.plan;
  const searched = async (memberId: string) => {
    const url = `/api/patient-management/practice/1/patient/search?MemberId=${memberId}`;
    return (await admin.call('GET', url)).json<{ results: { status: string; planType: string }[] }>().results;
  };

  describe('API-12: removing a member', () => {
    it('API-12.1, DASH-2.5: a dependent is removed from the plan, and a repeated request changes nothing', async () => {
      const child = await addPatient(server.db, 1);
      const payer = await addPayer(server.db, { dependents: [{ id: child.id }] });
      for (let time = 0; time < 2; time += 1)
        expect((await remove(payer.plan, child.memberId)).statusCode).toBe(204);
      const stored = server.db
        .selectFrom('plan_members')
        .select('left_on')
        .where('patient_id', '=', child.id);
      expect(await stored.execute()).toEqual([{ left_on: '2026-03-16' }]);
      expect((await planOf(payer))?.dependents.map(({ plan }) => plan.properties.disabled)).toEqual(['true']);
      expect(await planOf({ ...payer, memberId: child.memberId })).toBeUndefined();
      expect(await searched(child.memberId)).toMatchObject([{ status: 'None', planType: '' }]);
      expect(await searched(payer.memberId)).toMatchObject([{ status: 'Active', planType: 'Legacy' }]);
    });

    it('DASH-2.5: a member who is added again on the day of the removal never left; one who is added later joins then', async () => {
      const child = await addPatient(server.db, 1);
      const payer = await addPayer(server.db, { dependents: [{ id: child.id }] });
      const person = { firstName: '', lastName: '', birthDate: '', memberId: child.memberId };
      const spanAfter = async (joins: string) => {
        await remove(payer.plan, child.memberId);
        await addDependent(server.db, { planId: payer.plan, subscriberId: payer.patient, joins }, person);
        const spans = server.db.selectFrom('plan_members').select(['joined_on', 'left_on', 'disabled']);
        return spans.where('patient_id', '=', child.id).execute();
      };
      const member = { left_on: null, disabled: false };
      expect(await spanAfter('2026-03-16')).toEqual([{ ...member, joined_on: null }]);
      expect(await spanAfter('2026-06-01')).toEqual([{ ...member, joined_on: '2026-06-01' }]);
    });

    it('API-12: the subscriber cannot be removed', async () => {
      const payer = await addPayer(server.db);
      expect(refusalIn(await remove(payer.plan, payer.memberId))).toEqual([
        409,
        'subscriberRequired',
        "The subscriber can't be removed from their own plan.",
      ]);
    });
  });

  describe('API-12: auto-renewal', () => {
    it('API-12.2: auto-renewal is switched off and on with enable', async () => {
      const payer = await addPayer(server.db);
      await admin.addAccount(payer, { isAutoRenewal: true });
      for (const enable of [false, true]) {
        const answer = await setAutoRenew(payer, { enable });
        expect([answer.statusCode, answer.json()]).toEqual([
          200,
          { planId: String(payer.plan), autoRenew: enable },
        ]);
        expect((await planOf(payer))?.autoRenew).toBe(enable);
      }
    });

    it('API-12: auto-renewal requires an account that is marked for renewals', async () => {
      const payer = await addPayer(server.db);
      const refusal = [409, 'noRenewalAccount', 'Choose a payment method for auto-renewal first.'];
      await setAutoRenew(payer, { enable: false });
      expect(refusalIn(await setAutoRenew(payer, { enable: true }))).toEqual(refusal);
      const account = await admin.addAccount(payer);
      expect(refusalIn(await setAutoRenew(payer, { enable: true }))).toEqual(refusal);
      await admin.call('PUT', `${memberUrl(payer)}/payment-accounts/${account.id}`, { isAutoRenewal: true });
      await updateRows(
        server.db,
        'payment_accounts',
        { id: Number(account.id) },
        { expires_on: '2026-02-28' },
      );
      expect(refusalIn(await setAutoRenew(payer, { enable: true }))).toEqual(refusal);
      expect((await planOf(payer))?.autoRenew).toBe(false);
    });

    it.skipIf(engine === 'pglite')(
      'API-12: turning on auto-renewal waits for a sale that locks the accounts and then the plan, without a deadlock',
      async () => {
        const payer = await addPayer(server.db);
        await admin.addAccount(payer, { isAutoRenewal: true });
        await setAutoRenew(payer, { enable: false });
        const waiting = async () =>
          (
            await sql`select from pg_locks join pg_database on pg_database.oid = database
              where datname = current_database() and not granted`.execute(server.db)
          ).rows;
        const switched = await server.db.transaction().execute(async (sale) => {
          await lockOwner(sale, 1, payer.patient);
          const answer = setAutoRenew(payer, { enable: true });
          await expect.poll(waiting).toHaveLength(1);
          await sql`select from plans where id = ${payer.plan} for no key update`.execute(sale);
          return { answer };
        });
        expect((await switched.answer).statusCode).toBe(200);
      },
    );

    it('API-12: a plan that the practice pays for requires the marked account of the practice', async () => {
      const payer = await addPayer(server.db);
      const card = await admin.addAccount(payer, { isAutoRenewal: true });
      const plans = server.db.updateTable('plans').where('id', '=', payer.plan);
      await plans.set({ paid_by_practice: true, auto_renew: false }).execute();
      await server.db
        .updateTable('payment_accounts')
        .set({ auto_renewal: false })
        .where('practice_id', '=', 1)
        .where('patient_id', 'is', null)
        .execute();
      expect(refusalIn(await setAutoRenew(payer, { enable: true }))).toEqual([
        409,
        'noRenewalAccount',
        'Choose a payment method for auto-renewal first.',
      ]);
      const office = await admin.call('POST', '/api/admin/organization/1/practice/1/credit-account', {
        ...NEW_CARD,
        isAutoRenewal: true,
      });
      expect(office.json<Account>().isAutoRenewal).toBe(true);
      expect((await setAutoRenew(payer, { enable: true })).statusCode).toBe(200);
      const removed = await admin.call('DELETE', `${memberUrl(payer)}/payment-accounts/${card.id}`);
      expect(removed.statusCode).toBe(204);
    });

    it.each([[{ start: '2025-03-15', end: '2026-03-15' }], [{ inactive: true }]])(
      'API-12: auto-renewal of a plan that has ended (%j) cannot be switched on',
      async (given) => {
        const payer = await addPayer(server.db, given);
        await admin.addAccount(payer, { isAutoRenewal: true });
        expect(refusalIn(await setAutoRenew(payer, { enable: true }))).toEqual([
          409,
          'planEnded',
          'This plan has ended.',
        ]);
        expect((await setAutoRenew(payer, { enable: false })).statusCode).toBe(200);
      },
    );
  });
});
