import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { refusalIn, type Schema, suiteServer, type TestServer } from '../../support/server.ts';
import { rowOf, updateRows } from '../../support/tables.ts';
import { buyerIn, SALES, withoutTax } from './sales.ts';

type Result = Schema<'SaleResult'>;

const PARTNER = { firstName: 'Owen', lastName: 'Talbot', birthDate: '1985-06-01' };
const NORA = { firstName: 'Nora', lastName: 'Talbot', birthDate: '2019-05-02' };
const TESS = { firstName: 'Tess', lastName: 'Talbot', birthDate: '2001-03-16' };

describe.each(SAMPLED_ENGINES)('API-21: families and new patients, over %s', (engine) => {
  const server: TestServer = suiteServer({ engine });
  beforeAll(() => withoutTax(server));

  const family = (of: Awaited<ReturnType<typeof buyerIn>>) => ({ ...of.order, coverageLevelId: 'family' });

  it('API-21.13: a family of four is sold with one quote and one payment, and each of them has a member ID', async () => {
    const buyer = await buyerIn(server);
    const dependents = [PARTNER, NORA, { ...NORA, firstName: 'Ida' }];
    const wanted = { ...buyer.wanted, coverageLevelId: 'family', dependents };
    const quoted = await buyer.quote({ kind: 'purchase', ...wanted });
    expect([quoted.coverageLevel, quoted.dueNow]).toEqual(['Individual', 425]);
    const answer = await buyer.send('purchase', { ...family(buyer), dependents, autoRenew: true });
    const { planId, members } = answer.json<Result>();
    expect(members.map(({ name, relationship }) => [name, relationship])).toEqual([
      [expect.any(String), 'Self'],
      ['Owen Talbot', 'Dependent'],
      ['Nora Talbot', 'Dependent'],
      ['Ida Talbot', 'Dependent'],
    ]);
    expect(new Set(members.map(({ memberId }) => memberId)).size).toBe(4);
    const transactions = await buyer.admin.transactions({ ...buyer.payer, plan: Number(planId) });
    expect(transactions.map(({ charge }) => charge)).toEqual([425]);
    const { auto_renew } = await rowOf(server.db, 'plans', ['auto_renew'], { id: Number(planId) });
    const id = Number(buyer.account.id);
    const { auto_renewal } = await rowOf(server.db, 'payment_accounts', ['auto_renewal'], { id });
    expect([auto_renew, auto_renewal]).toEqual([true, true]);
  });

  it('API-21.13: a level for fewer people, a third adult and a dependent with a plan are refused, and nothing is charged', async () => {
    const buyer = await buyerIn(server);
    const zoe = { firstName: 'Zoe', lastName: 'Talbot', birthDate: '2015-01-01' };
    const known = await addPatient(server.db, 1, zoe);
    await addPlan(server.db, 1, known.id, { start: '2026-01-01', end: '2027-01-01' });
    const codes = async (coverageLevelId: string, dependents: object[]) =>
      refusalIn(await buyer.send('purchase', { ...buyer.order, coverageLevelId, dependents }))[1];
    expect([
      await codes('one', [NORA]),
      await codes('two', [PARTNER, NORA]),
      await codes('family', [PARTNER, { ...TESS, birthDate: '2000-03-16' }]),
      await codes('family', [{ ...NORA, birthDate: '2026-03-17' }]),
      await codes('family', [zoe]),
    ]).toEqual(['tooManyPeople', 'tooManyPeople', 'dependentTooOld', 'birthDateInFuture', 'memberCovered']);
    expect(await buyer.plans()).toEqual([]);
  });

  it('API-21.14: a renewal keeps the household, but not a third adult who reaches the age limit', async () => {
    const buyer = await buyerIn(server);
    const at = async (firstName: string, birthDate: string) =>
      addPatient(server.db, 1, { firstName, birthDate });
    const people = [
      await at('Owen', '1985-06-01'),
      await at('Tess', '2000-04-01'),
      await at('Nora', '2019-05-02'),
    ];
    const plan = await addPlan(server.db, 1, buyer.id, {
      start: '2025-04-01',
      end: '2026-04-01',
      name: buyer.name,
      offer: buyer.offer,
      dependents: people,
    });
    await updateRows(server.db, 'plans', { id: plan }, { coverage_level_id: 'family' });
    const quoted = await buyer.quote({ kind: 'renewal', planId: String(plan) });
    expect(quoted.leaving.map((name) => name.split(' ')[0])).toEqual(['Tess']);
    const summary = await buyer.admin.call(
      'GET',
      `/api/patient-management/practice/1/member/${buyer.memberId}/summary`,
    );
    const [holding] = summary.json<Schema<'PatientSummary'>>().activePlans;
    expect(
      holding?.plan.dependents.map(({ member, plan: { properties } }) => [
        member.firstName,
        properties.ownPlanFrom,
      ]),
    ).toEqual([
      ['Owen', undefined],
      ['Tess', '2026-04-01'],
      ['Nora', '2045-05-02'],
    ]);
    const { members } = (
      await buyer.send(`plan/${plan}/renew`, { ...family(buyer), dueNow: 400 })
    ).json<Result>();
    expect(members.slice(1).map(({ name }) => name.split(' ')[0])).toEqual(['Owen', 'Nora']);

    const tess = people[1];
    const own = await buyer.admin.call('POST', `${SALES}/member/${tess?.memberId}/quote`, {
      kind: 'purchase',
      ...buyer.wanted,
    });
    expect(own.json<Schema<'SaleQuote'>>().leavesPlan).toBe(buyer.name);
  });

  it('API-21.14: a renewal without a chosen plan is quoted at the smallest level for those who remain, but no larger one than before, and names them', async () => {
    const buyer = await buyerIn(server);
    const owen = await addPatient(server.db, 1, { firstName: 'Owen', birthDate: '1985-06-01' });
    const nora = await addPatient(server.db, 1, { firstName: 'Nora', birthDate: '2019-05-02' });
    const plan = await addPlan(server.db, 1, buyer.id, {
      start: '2025-04-01',
      end: '2026-04-01',
      name: buyer.name,
      offer: buyer.offer,
      dependents: [owen, nora],
    });
    for (const [level_id, fee_cents] of Object.entries({ two: 60_000, family: 80_000 }))
      await updateRows(
        server.db,
        'coverage_levels',
        { offered_plan_id: buyer.offer, level_id },
        { fee_cents },
      );
    const quoteAt = async (coverage_level_id: string) => {
      await updateRows(server.db, 'plans', { id: plan }, { coverage_level_id });
      const { coverageLevelId, fee, feeBefore, people } = await buyer.quote({
        kind: 'renewal',
        planId: String(plan),
      });
      return [coverageLevelId, fee, feeBefore, people.slice(1).map((name) => name.split(' ')[0])];
    };
    const remove = ({ id: patient_id }: { id: number }) =>
      updateRows(server.db, 'plan_members', { plan_id: plan, patient_id }, { disabled: true });
    expect(await quoteAt('family')).toEqual(['family', 800, 800, ['Owen', 'Nora']]);
    expect(await quoteAt('one')).toEqual(['one', 400, 400, ['Nora']]);
    await remove(nora);
    expect(await quoteAt('family')).toEqual(['two', 600, 800, ['Owen']]);
    await remove(owen);
    expect(await quoteAt('family')).toEqual(['one', 400, 800, []]);
    expect((await buyer.send(`plan/${plan}/renew`, { ...buyer.order, dueNow: 400 })).statusCode).toBe(200);
  });

  describe('API-21.13: in a family with a dependent who has come of age in the term', () => {
    const BABY = { firstName: 'Ada', lastName: 'Talbot', birthDate: '2026-03-05' };

    /** The term began on March 1. Tess became 26 on March 10. */
    async function familyWithTess(covers: { people: number; adults: number }, next?: typeof covers) {
      const buyer = await buyerIn(server);
      const dependents = [
        await addPatient(server.db, 1, { firstName: 'Owen', birthDate: '1985-06-01' }),
        await addPatient(server.db, 1, { firstName: 'Tess', birthDate: '2000-03-10' }),
      ];
      const { name, offer } = buyer;
      const term = { start: '2026-03-01', end: '2027-03-01' };
      const plan = await addPlan(server.db, 1, buyer.id, { ...term, name, offer, dependents });
      await updateRows(server.db, 'plans', { id: plan }, { coverage_level_id: 'two' });
      const level = (id: string) => ({ offered_plan_id: offer, level_id: id });
      await updateRows(server.db, 'coverage_levels', level('two'), covers);
      await updateRows(server.db, 'coverage_levels', level('family'), next ?? covers);
      const quote = (person: object) =>
        buyer.send('quote', { kind: 'addMember', planId: String(plan), newMember: { ...BABY, ...person } });
      const priceOf = async (person: object) => (await quote(person)).json<Schema<'SaleQuote'>>().dueNow;
      return { quote, priceOf, dependents };
    }

    it('a newborn is added, but not another adult', async () => {
      const { quote, priceOf } = await familyWithTess({ people: 8, adults: 2 });
      expect(await priceOf({})).toBe(0);
      expect(refusalIn(await quote({ birthDate: '2000-03-16' }))[1]).toBe('dependentTooOld');
      expect(await priceOf({ birthDate: '2000-03-17' })).toBe(0);
    });

    it('the level that covers the newborn stays, and another adult raises it', async () => {
      const { priceOf } = await familyWithTess({ people: 4, adults: 2 }, { people: 8, adults: 3 });
      expect(await priceOf({})).toBe(0);
      expect(await priceOf({ birthDate: '2000-03-16' })).toBeGreaterThan(0);
    });

    it('a dependent who was of age when they joined in the term is an adult', async () => {
      const { dependents, priceOf, quote } = await familyWithTess({ people: 8, adults: 3 });
      expect(await priceOf({ birthDate: '1990-01-01' })).toBe(0);
      const tess = { patient_id: dependents[1]?.id ?? 0 };
      await updateRows(server.db, 'plan_members', tess, { joined_on: '2026-03-10' });
      expect(refusalIn(await quote({ birthDate: '1990-01-01' }))[1]).toBe('dependentTooOld');
    });
  });

  it('API-21.15: a new patient is added once; the same name and birth date is a 409, unless it is another person', async () => {
    const { admin } = await buyerIn(server);
    const patient = {
      firstName: 'Vera',
      lastName: 'Achterberg',
      birthDate: '1984-02-11',
      emailAddress: 'vera.a@example.test',
      phoneNumber: '(614) 555-0119',
      address: { line1: '12 Alder Street', city: 'Columbus', state: 'OH', zipCode: '43215' },
    };
    const add = (change: object = {}) => admin.call('POST', `${SALES}/patients`, { ...patient, ...change });
    const { memberId } = (await add({ emailAddress: '' })).json<Schema<'RegisteredPatient'>>();
    const detail = await admin.call('GET', `/api/patient-management/practice/1/member/${memberId}/detail`);
    expect(detail.json()).toMatchObject({
      fullName: 'Vera Achterberg',
      emailAddress: '',
      phoneNumber: '6145550119',
      birthDate: '1984-02-11',
    });
    expect(refusalIn(await add({ firstName: ' vera ' }))).toEqual([
      409,
      'patientKnown',
      'A patient with this name and date of birth is already on file.',
    ]);
    expect((await add({ evenIfKnown: true })).json<Schema<'RegisteredPatient'>>().memberId).not.toBe(
      memberId,
    );
    expect(refusalIn(await add({ birthDate: '2026-03-17', lastName: 'Talbot' }))[1]).toBe(
      'birthDateInFuture',
    );
  });

  it('API-21.15: if several patients have the name and birth date of a dependent, the sale names one, or declares another person', async () => {
    const buyer = await buyerIn(server);
    const twin = { firstName: 'Robin', lastName: 'Alder', birthDate: '2015-01-01' };
    const free = await addPatient(server.db, 1, twin);
    const covered = await addPatient(server.db, 1, twin);
    await addPlan(server.db, 1, covered.id, { start: '2026-01-01', end: '2027-01-01' });
    const sell = (...dependents: object[]) => buyer.send('purchase', { ...family(buyer), dependents });
    const other = { ...twin, firstName: 'Sage' };
    expect(
      [
        await sell(twin),
        await sell({ ...twin, memberId: covered.memberId }),
        await sell({ ...twin, memberId: buyer.memberId }),
        await sell(other, { ...other, firstName: ' sage' }),
      ].map((answer) => refusalIn(answer)[1]),
    ).toEqual(['memberAmbiguous', 'memberCovered', 'notFound', 'memberAmbiguous']);
    const refused = (await sell(other, twin)).json<Schema<'ErrorAnswer'>>();
    expect(refused.validationErrors?.map(({ field }) => field)).toEqual(['dependents.1']);
    const named = { ...twin, memberId: free.memberId };
    const { members } = (await sell(named, { ...twin, evenIfKnown: true })).json<Result>();
    const ids = members.slice(1).map(({ memberId }) => memberId);
    expect([ids.length, ids.includes(free.memberId), ids.includes(covered.memberId)]).toEqual([
      2,
      true,
      false,
    ]);
  });

  it('API-21.15, PERM-6.6: a sale to another person with a known name takes no patient by member ID', async () => {
    const buyer = await buyerIn(server);
    const elsewhere = await addPatient(server.db, 2, { firstName: 'Robin', birthDate: '2015-01-01' });
    const robin = { firstName: 'Robin', lastName: 'Talbot', birthDate: '2015-01-01', evenIfKnown: true };
    const { members } = (
      await buyer.send('purchase', {
        ...family(buyer),
        dependents: [{ ...robin, memberId: elsewhere.memberId }],
      })
    ).json<Result>();
    expect(members.map(({ name }) => name)).toContain('Robin Talbot');
    expect(members.map(({ memberId }) => memberId)).not.toContain(elsewhere.memberId);
  });

  it('API-21.13: a dependent who buys their own plan leaves the family’s plan in the same transaction', async () => {
    const buyer = await buyerIn(server);
    const parent = await addPatient(server.db, 1, { firstName: 'Mara' });
    const plan = await addPlan(server.db, 1, parent.id, {
      start: '2025-09-01',
      end: '2026-09-01',
      dependents: [{ id: buyer.id }],
    });
    expect((await buyer.send('purchase', buyer.order)).statusCode).toBe(200);
    const rows = await server.db
      .selectFrom('plan_members')
      .select(['plan_id', 'disabled'])
      .where('patient_id', '=', buyer.id)
      .orderBy('plan_id')
      .execute();
    expect(rows).toEqual([
      { plan_id: plan, disabled: true },
      { plan_id: expect.any(Number), disabled: false },
    ]);
  });
});
