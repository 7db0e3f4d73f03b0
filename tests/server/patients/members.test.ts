import { beforeAll, describe, expect, it } from 'vitest';
import { read } from '#server/db/reading.ts';
import { holdingOnTheWire } from '#server/patients/member.wire.ts';
import { membersRepository } from '#server/patients/members.queries.ts';
import { paymentsDueRepository } from '#server/payments/payments-due.queries.ts';
import { SAMPLED_ENGINES, suiteDatabase } from '../../support/database.ts';
import { addPatient, addPlan, addPractice, type PlanGiven } from '../../support/patients.ts';
import { addAccount } from '../../support/rows.ts';
import { testClock } from '../../support/test-clock.ts';

describe.each(SAMPLED_ENGINES)('members on %s', (engine) => {
  const database = suiteDatabase('tables', engine);
  let practice: string;
  const ids = {} as Record<'vera' | 'child' | 'sibling' | 'former' | 'without', string>;
  const plans: Record<string, string> = {};

  beforeAll(async () => {
    const { db } = database;
    const home = await addPractice(db, 'Alder Street');
    practice = String(home);

    const vera = await addPatient(db, home);
    const child = await addPatient(db, home, { firstName: 'Linh', birthDate: '2012-05-01' });
    const sibling = await addPatient(db, home, { firstName: 'Mai', birthDate: '2014-05-01' });
    const former = await addPatient(db, home, { firstName: 'Arlo', birthDate: '1982-05-01' });
    const without = await addPatient(db, home, { firstName: 'Omar' });
    for (const [name, { memberId }] of Object.entries({ vera, child, sibling, former, without })) {
      Object.assign(ids, { [name]: memberId });
    }
    const add = async (name: string, given: PlanGiven) => {
      plans[name] = String(await addPlan(db, home, vera.id, { name, ...given }));
    };
    await add('active', {
      start: '2025-03-16',
      end: '2026-03-16',
      scheduleDate: '2025-03-20',
      dueCents: [2000, 1000],
      dependents: [{ id: former.id, disabled: true }, { id: sibling.id }, { id: child.id }],
    });
    await add('longer', { start: '2025-06-01', end: '2026-06-01', templateType: 'Ad-hoc' });
    await add('past', { start: '2024-03-15', end: '2026-03-15' });
    await add('long past', { start: '2023-01-01', end: '2024-01-01' });
    await add('ended', { start: '2025-10-01', end: '2026-10-01', inactive: true });
    await add('next', { start: '2026-03-17', end: '2027-03-17' });
    await add('later', { start: '2027-03-17', end: '2028-03-17' });
  });

  const members = () => membersRepository(database.db, testClock);
  const summaryOf = async (member: string) => {
    const summary = await members().findSummary(practice, member);
    if (!summary) throw new Error('The member is unknown.');
    return summary;
  };

  it('SAMPLE-1: a plan that ends today is active, and one that ended before is expired', async () => {
    const { active, future, expired } = await summaryOf(ids.vera);
    const wordsOf = (holdings: typeof active) => holdings.map(({ plan }) => [plan.name, plan.status]);
    expect(wordsOf(active)).toEqual([
      ['longer', 'Active'],
      ['active', 'Active'],
    ]);
    expect(wordsOf(future)).toEqual([
      ['next', 'Inactive'],
      ['later', 'Inactive'],
    ]);
    expect(wordsOf(expired)).toEqual([
      ['ended', 'Inactive'],
      ['past', 'Expired'],
      ['long past', 'Expired'],
    ]);
  });

  it('ENTITY-3: a subscriber has the other members of the plan as dependents, the removed ones too', async () => {
    const { active } = await summaryOf(ids.vera);
    const plan = active.find((each) => each.plan.name === 'active')?.plan;
    expect(plan).toMatchObject({
      planId: plans['active'],
      memberId: ids.vera,
      relationship: 'Self',
      disabled: false,
    });
    expect(
      plan?.dependents.map((each) => [each.member.firstName, each.plan.relationship, each.plan.disabled]),
    ).toEqual([
      ['Arlo', 'Dependent', true],
      ['Linh', 'Dependent', false],
      ['Mai', 'Dependent', false],
    ]);
  });

  it('PATIENT-1.2: a dependent has the subscriber and the other dependents as other members', async () => {
    const { active } = await summaryOf(ids.child);
    const onPlan = active.flatMap(({ plan }) => plan.otherMembers);
    expect(onPlan.map(({ member, plan }) => [member.memberId, plan.relationship])).toEqual([
      [ids.vera, 'Self'],
      [ids.sibling, 'Dependent'],
    ]);
    expect(active.map(holdingOnTheWire)[0]?.plan.otherMembers).toHaveLength(2);
  });

  it('PATIENT-3: a patient who was removed from a plan, or never had one, has none', async () => {
    expect(await summaryOf(ids.former)).toEqual({ active: [], future: [], expired: [] });
    expect(await summaryOf(ids.without)).toEqual({ active: [], future: [], expired: [] });
  });

  it('PATIENT-1.6: the detail has the active account for auto-renewal, else the card that expires last, else a bank account', async () => {
    const { db } = database;
    const { id, memberId } = await addPatient(db, Number(practice));
    const add = (account: Parameters<typeof addAccount>[3]) => addAccount(db, Number(practice), id, account);
    const onFile = async () => (await read(db, members().detail(practice, memberId)))?.accountOnFile;
    await add({ active: false });
    expect(await onFile()).toBeNull();
    await add({ account_type: 'Bank Transfer', expires_on: null, auto_renewal: false });
    expect(await onFile()).toMatchObject({ accountType: 'Bank Transfer', expirationDate: null });
    await add({ last_four: '1111', expires_on: '2031-02-28' });
    await add({ last_four: '2222', expires_on: '2032-02-29', card_type: 1 });
    expect(await onFile()).toEqual({
      accountType: 'Credit Card',
      cardType: 1,
      lastFourCardDigits: '2222',
      expirationDate: '02/32',
      isAutoRenewal: false,
    });
    await add({ last_four: '3333', expires_on: '2020-01-31', auto_renewal: true });
    expect(await onFile()).toMatchObject({ lastFourCardDigits: '3333', expirationDate: '01/20' });
  });

  it('PATIENT-5: the amount due on a plan is the same for each of its members', async () => {
    const due = paymentsDueRepository(database.db);
    const of = (memberId: string, plan: string) => due.findAmountDue(practice, memberId, plans[plan] ?? '');
    const oldest = { dueDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), paymentType: 'Subscription' };
    expect(await of(ids.vera, 'active')).toEqual({ cents: 3000, oldest, others: null });
    expect(await of(ids.child, 'active')).toEqual({ cents: 3000, oldest, others: null });
    const others = [{ planId: plans['active'], cents: 3000 }];
    expect(await of(ids.vera, 'longer')).toEqual({ cents: 0, oldest: null, others });
  });

  it('ENTITY-3: a response has the properties of a plan as texts, and a schedule date only for monthly plans', async () => {
    const { active, future, expired } = await summaryOf(ids.vera);
    expect([active.length, future.length, expired.length]).toEqual([2, 2, 3]);
    const [longer, monthly] = active.map(holdingOnTheWire);
    expect(longer?.plan).toEqual({
      planId: plans['longer'],
      memberId: ids.vera,
      subscriberIdentifier: 'S1',
      name: 'longer',
      coverageLevelId: 'one',
      coverageLevel: 'Individual',
      planStartDate: '2025-06-01',
      planEndDate: '2026-06-01',
      planStatus: 'Active',
      autoRenew: true,
      relationship: 'Self',
      dependents: [],
      addAdditionalMemberAmount: 99,
      properties: { templateType: 'Ad-hoc', disabled: 'false', AddAdditionalMemberAmount: '99.00' },
    });
    expect(monthly?.plan.properties).toMatchObject({ templateType: 'Legacy', scheduleDate: '2025-03-20' });
    expect(monthly?.plan.dependents.map(({ plan }) => plan.properties.disabled)).toEqual([
      'true',
      'false',
      'false',
    ]);
  });
});
