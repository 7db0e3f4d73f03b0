import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPlan } from '#tests/support/patients.ts';
import { memberUrl } from '#tests/support/payments.ts';
import { day, END, nextPlanOf, nights } from '#tests/support/renewals.ts';
import { addAccount } from '#tests/support/rows.ts';
import { type Schema, suiteServer, type TestServer } from '#tests/support/server.ts';
import { rowOf, updateRows } from '#tests/support/tables.ts';
import { buyerIn, replaceableGateway, withoutTax } from './sales.ts';

describe.each(SAMPLED_ENGINES)('a dependent who buys their own plan, over %s', (engine) => {
  const { gateway, replace } = replaceableGateway(() => server);
  const server: TestServer = suiteServer({ engine, gateway });
  beforeAll(() => withoutTax(server));
  beforeEach(() => replace({}));

  /** A parent and a child on a plan that ends on a day. */
  async function family(end: string) {
    const [parent, child] = [await buyerIn(server), await buyerIn(server)];
    const { id, name, offer } = parent;
    const dependents = [{ id: child.id }];
    const plan = await addPlan(server.db, 1, id, { start: '2025-04-01', end, name, offer, dependents });
    await updateRows(server.db, 'plans', { id: plan }, { coverage_level_id: 'two' });
    const renew = (levelId = 'two', key = randomUUID()) =>
      parent.send(`plan/${plan}/renew`, { ...parent.order, coverageLevelId: levelId, dueNow: 400 }, key);
    const buy = () => child.send('purchase', child.order);
    /** The plans of the family that the child is on. */
    const plansOfChild = async () =>
      (
        await server.db
          .selectFrom('plan_members')
          .select('plan_id')
          .where('patient_id', '=', child.id)
          .where('relationship', '=', 'Dependent')
          .where('disabled', '=', false)
          .orderBy('plan_id')
          .execute()
      ).map(({ plan_id }) => plan_id);
    return { parent, child, plan, renew, buy, plansOfChild };
  }

  it('API-21.13: is not on the renewal of the family’s ended plan, which can then cover fewer people', async () => {
    const { parent, child, plan, renew, buy, plansOfChild } = await family('2026-03-10');
    expect((await buy()).statusCode).toBe(200);
    const { leaving } = await parent.quote({ kind: 'renewal', planId: String(plan) });
    const person = await rowOf(server.db, 'patients', ['first_name', 'last_name'], { id: child.id });
    expect(leaving).toEqual([`${person.first_name} ${person.last_name}`]);
    const { members } = (await renew('one')).json<Schema<'SaleResult'>>();
    expect(members.map(({ memberId }) => memberId)).toEqual([parent.memberId]);
    expect(await plansOfChild()).toEqual([plan]);
  });

  it('API-21.13: leaves the family’s next term that waits for its payment, and is not on it once it is paid', async () => {
    const { parent, child, plan, buy, plansOfChild } = await family('2026-03-14');
    await addAccount(server.db, 1, parent.id, { auto_renewal: true, item_id: `itm_declined_${parent.id}` });
    await nights(server, ['2026-03-14']);
    const next = (await nextPlanOf(server.db, { plan }))?.plan ?? 0;
    expect(await plansOfChild()).toEqual([plan, next]);
    expect((await child.quote({ kind: 'purchase', ...child.wanted })).leavesPlan).toBe(parent.name);
    expect((await buy()).statusCode).toBe(200);
    const url = `${memberUrl(parent)}/plan/${next}/record-payment`;
    const key = { 'idempotency-key': randomUUID() };
    await parent.admin.call('POST', url, { method: 'Cash', amount: 400 }, key);
    expect([(await nextPlanOf(server.db, { plan }))?.state, await plansOfChild()]).toEqual(['begun', [plan]]);
  });

  it('API-21.13: leaves the family’s plan and its next term that is sold already', async () => {
    const { renew, buy, plansOfChild } = await family('2026-04-01');
    expect((await renew()).statusCode).toBe(200);
    expect(await plansOfChild()).toHaveLength(2);
    expect((await buy()).statusCode).toBe(200);
    expect(await plansOfChild()).toEqual([]);
  });

  it.each([
    ['leaves the family’s plan when they renew a plan of their own that has ended', '2026-03-10', 0],
    ['stays on the family’s plan when they renew a plan of their own that still runs', '2026-03-20', 1],
  ])('API-21.13: %s', async (_, end, stays) => {
    const { parent, child, plansOfChild } = await family('2026-04-01');
    const { name, offer } = child;
    const own = await addPlan(server.db, 1, child.id, { start: '2025-03-10', end, name, offer });
    const { leavesPlan } = await child.quote({ kind: 'renewal', planId: String(own) });
    expect((await child.send(`plan/${own}/renew`, { ...child.order, dueNow: 400 })).statusCode).toBe(200);
    expect([leavesPlan, (await plansOfChild()).length]).toEqual([stays ? null : parent.name, stays]);
  });

  it('API-21.13: is not on a renewal of the family’s plan that was ordered before', async () => {
    const { plan, renew, buy, plansOfChild } = await family('2026-03-10');
    const key = randomUUID();
    replace({ charge: async () => ({ kind: 'unknown' }), find: async () => ({ kind: 'unknown' }) });
    expect((await renew('two', key)).statusCode).toBe(202);
    replace({});
    expect((await buy()).statusCode).toBe(200);
    replace({ find: async () => ({ kind: 'approved', chargedAt: server.clock.now() }) });
    expect((await renew('two', key)).json<Schema<'SaleResult'>>().state).toBe('Sold');
    expect(await plansOfChild()).toEqual([plan]);
  });

  it('API-21.14: is not on the renewal of a later night', async () => {
    const { parent, plan, buy, plansOfChild } = await family(day(-1));
    await nights(server, [day(-1)]);
    expect((await buy()).statusCode).toBe(200);
    await addAccount(server.db, 1, parent.id, { auto_renewal: true, item_id: `itm_approved_${parent.id}` });
    await nights(server, [END]);
    expect([(await nextPlanOf(server.db, { plan }))?.state, await plansOfChild()]).toEqual(['begun', [plan]]);
  });
});
