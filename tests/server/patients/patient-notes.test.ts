import { beforeAll, describe, expect, it } from 'vitest';
import { pausedAtWrites } from '../../support/at-once.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { type List, type Schema, suiteServer, suiteUser } from '../../support/server.ts';
import { buyerIn, withoutTax } from '../sales/sales.ts';

describe.each(SAMPLED_ENGINES)('notes and activity of a patient, over %s', (engine) => {
  const server = suiteServer({ engine });
  const frontDesk = suiteUser(server, 'frontdesk');
  let memberId: string;
  beforeAll(async () => {
    ({ memberId } = await addPatient(server.db, 1));
  });

  const of = (part: string) => `/patient-management/practice/1/member/${memberId}/${part}`;
  const add = (text: string, isAlert: boolean) =>
    frontDesk.call('POST', `/api${of('notes')}`, { text, isAlert });
  const notes = async () => (await frontDesk.get<List<Schema<'PatientNote'>>>(of('notes'))).results;

  it('PATIENT-1.4: notes are listed with author and time, the newest first; the detail has the alerts', async () => {
    expect((await add('Her sister drives her', false)).statusCode).toBe(200);
    expect((await add(' Prefers texts ', true)).json()).toEqual({ message: 'Note added successfully' });
    const at = server.clock.now().toISOString();
    const { firstName: author } = await frontDesk.get<{ firstName: string }>('/user');
    expect(await notes()).toMatchObject([
      { text: 'Prefers texts', isAlert: true, author, addedAt: at },
      { text: 'Her sister drives her', isAlert: false, author, addedAt: at },
    ]);
    expect((await frontDesk.get<Schema<'Member'>>(of('detail'))).alerts).toEqual(['Prefers texts']);
  });

  it('PATIENT-1.4: a blank note is rejected, and a note of another patient is not removed', async () => {
    expect((await add('  ', false)).statusCode).toBe(400);
    const [note] = await notes();
    const remove = (member: string) =>
      frontDesk.call('DELETE', `/api/patient-management/practice/1/member/${member}/notes/${note?.noteId}`);
    const other = await addPatient(server.db, 1);
    expect((await remove(other.memberId)).statusCode).toBe(404);
    expect((await remove(memberId)).statusCode).toBe(204);
    expect((await remove(memberId)).statusCode).toBe(404);
    expect(await notes()).toHaveLength(1);
  });

  it('PATIENT-1.4: a note that is saved again after a lost response is stored once, and again later', async () => {
    const before = (await notes()).length;
    await add('Call her at work', false);
    expect((await add(' Call her at work', false)).statusCode).toBe(200);
    await add('Call her at work', true);
    expect((await notes()).length - before).toBe(2);
    server.clock.pass(121_000);
    await add('Call her at work', false);
    expect((await notes()).length - before).toBe(3);
  });

  it('PATIENT-1.4: a note that two requests save at once is stored once', async () => {
    const before = (await notes()).length;
    const save = () => add('Needs a quiet room', false);
    const answers = await pausedAtWrites({ db: server.db, engine }, 'patient_notes', [save, save]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await notes()).length - before).toBe(1);
  });

  it('PATIENT-1.5: the activity has each change once with user and time, the newest first', async () => {
    const { memberId: own } = await addPatient(server.db, 1);
    const url = `/patient-management/practice/1/member/${own}`;
    const { firstName: by } = await frontDesk.get<{ firstName: string }>('/user');
    const at = server.clock.now().toISOString();
    await frontDesk.call('POST', `/api${url}/notes`, { text: 'Prefers texts', isAlert: true });
    await frontDesk.call('POST', `/api${url}/update`, { firstName: 'Adele' });
    const refused = await frontDesk.call('DELETE', `/api${url}/payment-accounts/999999`);
    expect(refused.statusCode).toBe(404);
    const page = (size: number) =>
      frontDesk.get<List<Schema<'PatientActivityEntry'>>>(`${url}/activity?PageSize=${size}`);
    // The response of the rejected call is audited within a moment.
    await expect
      .poll(() => page(10))
      .toEqual({
        info: { records: 2, pages: 1 },
        results: [
          { activity: 'patientEdited', by, at },
          { activity: 'noteAdded', by, at },
        ],
      });
    expect(await page(1)).toMatchObject({ info: { pages: 2 }, results: [{ activity: 'patientEdited' }] });
  });

  it('PATIENT-1.5: a change on a dependent’s page is also in the activity of the plan’s subscriber', async () => {
    const [parent, child] = [await addPatient(server.db, 1), await addPatient(server.db, 1)];
    const term = { start: '2026-01-01', end: '2026-12-31', dependents: [{ id: child.id }] };
    const plan = await addPlan(server.db, 1, parent.id, { name: 'Family Care', ...term });
    const practice = '/patient-management/practice/1';
    const url = `/api${practice}/member/${child.memberId}/plan/${plan}/auto-renew`;
    expect((await frontDesk.call('PUT', url, { enable: false })).statusCode).toBe(200);
    await frontDesk.call('DELETE', `/api${practice}/plan/${plan}/remove/${child.memberId}`);
    for (const { memberId } of [parent, child]) {
      const path = `${practice}/member/${memberId}/activity`;
      expect((await frontDesk.get<Schema<'PatientActivity'>>(path)).results).toMatchObject([
        { activity: 'memberRemoved', member: 'Vera Talbot', plan: 'Family Care' },
        { activity: 'autoRenewTurnedOff', plan: 'Family Care' },
      ]);
    }
  });

  it('PATIENT-1.5: the activity has a recorded payment, the receipt preference, a purchase, a renewal and a new covered member, and no quote', async () => {
    await withoutTax(server);
    const { admin, id, memberId: own, offer, wanted, order, send, quote } = await buyerIn(server);
    const another = await buyerIn(server);
    const plan = await addPlan(server.db, 1, id, {
      offer,
      start: '2025-04-01',
      end: '2026-04-01',
      dueCents: [3000],
    });
    const url = `/patient-management/practice/1/member/${own}`;
    await quote({ kind: 'purchase', ...wanted });
    const newMember = { firstName: 'Nora', lastName: 'Talbot', birthDate: '2019-05-02' };
    const { dueNow } = await quote({ kind: 'addMember', planId: String(plan), newMember });
    const payment = { method: 'Cash', amount: 30 };
    const statuses = [
      await admin.call('POST', `/api${url}/plan/${plan}/record-payment`, payment, {
        'idempotency-key': 'activity-cash',
      }),
      await admin.call('PUT', `/api${url}/receipt-preference`, { emailsReceipts: true }),
      await send(`plan/${plan}/add-member`, {
        newMember,
        paymentAccountId: order.paymentAccountId,
        termsVersion: order.termsVersion,
        dueNow,
      }),
      await send(`plan/${plan}/renew`, { ...order, coverageLevelId: 'family', dueNow: 400 }),
      await send('purchase', { ...order, offeredPlanId: String(another.offer) }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200]);
    const { results } = await frontDesk.get<List<Schema<'PatientActivityEntry'>>>(
      `${url}/activity?PageSize=10`,
    );
    const sold = { plan: expect.any(String), outcome: 'paid' };
    expect(results.map(({ by: _, at: __, ...entry }) => entry)).toEqual([
      { activity: 'purchaseSubmitted', ...sold, amount: order.dueNow },
      { activity: 'renewalSubmitted', ...sold, amount: 400 },
      { activity: 'newMemberSubmitted', ...sold, amount: dueNow },
      { activity: 'receiptPreferenceChanged' },
      { activity: 'paymentRecorded', amount: 30, method: 'Cash', outcome: 'paid' },
      { activity: 'paymentMethodAdded' },
    ]);
  });
});
