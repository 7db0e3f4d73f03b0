import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient, addPlan } from '../../support/patients.ts';
import { type List, outcomeOf, type Schema, suiteServer, suiteUser } from '../../support/server.ts';

type Row = Schema<'PatientRow'>;
type Summary = Schema<'PatientSummary'>;

const PATIENTS = '/patient-management/practice/1';

describe.each(SAMPLED_ENGINES)('over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteUser(server, 'admin');

  const get = <T>(url: string) => admin.get<T>(url);
  const searched = (query: string) => get<List<Row>>(`${PATIENTS}/patient/search?PageSize=100&${query}`);

  describe('API-5: the patient search', () => {
    it('API-5.3: a page has ten patients, and the total count', async () => {
      const { info, results } = await get<List<Row>>(`${PATIENTS}/patient/search`);
      expect(results).toHaveLength(10);
      expect(info).toEqual({ records: 200, pages: 20 });
    });

    it('API-5.2: the search sorts by another field, and by name in both orders, page by page without a gap', async () => {
      const whole = [
        ...(await searched('SortField=name&Page=1')).results,
        ...(await searched('SortField=name&Page=2')).results,
      ];
      const ids = whole.map(({ memberId }) => memberId);
      const backwards = (await searched('SortField=name&SortOrder=desc')).results.map(
        ({ memberId }) => memberId,
      );
      expect(new Set(ids).size).toBe(200);
      expect(backwards).toEqual(ids.slice(100).reverse());
      const { results } = await searched('SortField=dateOfBirth');
      const born = results.map(({ dateOfBirth }) => dateOfBirth);
      expect(born).toEqual([...born].sort());
    });

    it('API-5.1: a first and a last name find the patients whose names begin with them, whatever the accents', async () => {
      const everyone = [...(await searched('Page=1')).results, ...(await searched('Page=2')).results];
      const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      const beginning = (first: string, last: string) =>
        everyone
          .filter(({ name, lastName }) => plain(name).startsWith(first) && plain(lastName).startsWith(last))
          .map(({ memberId }) => memberId)
          .sort();
      let severalNames = 0;
      for (const first of ['a', 'c', 'm', 'o']) {
        for (const last of ['a', 'c', 'm', 'o']) {
          const { results } = await searched(`FirstName=${first.toUpperCase()}&LastName=${last}`);
          expect(results.map(({ memberId }) => memberId).sort()).toEqual(beginning(first, last));
          severalNames += Number(new Set(results.map(({ lastName }) => lastName)).size > 1);
        }
      }
      expect(severalNames).toBeGreaterThan(0);
    });

    it('API-5.1: filters by the beginning of a name, an email, a member id, a birth date', async () => {
      const [someone] = (await searched('Page=1')).results;
      if (!someone) throw new Error('no patient');
      const { name, lastName, emailAddress, memberId, dateOfBirth } = someone;
      const found = async (query: Record<string, string>) =>
        (await searched(String(new URLSearchParams(query)))).results.map((each) => each.memberId);
      expect(await found({ LastName: lastName.toUpperCase() })).toContain(memberId);
      expect(await found({ FirstName: name.split(' ')[0] ?? '', BirthDate: dateOfBirth })).toContain(
        memberId,
      );
      expect(await found({ Email: emailAddress })).toEqual([memberId]);
      expect(await found({ MemberId: memberId })).toEqual([memberId]);
      for (const absent of [{ BirthDate: '1899-01-01' }, { FirstName: 'zzzz' }, { LastName: 'zzzz' }])
        expect(await found(absent)).toEqual([]);
    });

    it.each([
      ['Page=0', 'Page must be at least 1.'],
      ['PageSize=1000', 'Page size must be at most 100.'],
      ['Page=two', 'Page must be a whole number.'],
      ['SortField=password', expect.stringContaining('Sort field must be one of: name, lastName, ')],
      ['BirthDate=2020-02-30', 'Birth date must be a date like 2026-03-16.'],
      ['BirthDate=0000-01-01', 'Birth date must be a date like 2026-03-16.'],
      ['Unheard=1', 'Unknown field Unheard. Remove it.'],
      ['Phone=(614)', "Phone isn't valid. Check it and try again."],
      ['LastName=%00', 'The character NUL is not allowed.'],
      ['Page=1&Page=2', 'Page must be a whole number.'],
    ])('API-5, API-22: %s is rejected', async (query, message) => {
      const answer = await admin.call('GET', `/api${PATIENTS}/patient/search?${query}`);
      expect(outcomeOf(answer)).toEqual([400, message]);
    });
  });

  describe('API-6: a member', () => {
    it('API-6.1: detail answers the record as received', async () => {
      const [row] = (await searched('SortField=memberId')).results;
      const member = await get<Record<string, unknown>>(`${PATIENTS}/member/${row?.memberId}/detail`);
      expect(member).toMatchObject({
        userId: row?.memberId,
        fullName: row?.name,
        lastName: row?.lastName,
        emailAddress: row?.emailAddress,
        birthDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        additionalProperties: { IsAddressVerified: expect.stringMatching(/^(true|false)$/) },
      });
    });

    it('API-6.2, SAMPLE-1.8, SAMPLE-1.9: a plan is active when it ends today or later, expired when before, and none is future', async () => {
      const today = '2026-03-16';
      const statuses = new Set<string>();
      for (const { memberId } of (await searched('')).results) {
        const summary = await get<Summary>(`${PATIENTS}/member/${memberId}/summary`);
        expect(summary.futurePlans).toEqual([]);
        for (const { plan } of summary.activePlans) expect(plan.planEndDate >= today).toBe(true);
        for (const { plan } of summary.expiredPlans) expect(plan.planEndDate < today).toBe(true);
        for (const { plan } of [...summary.activePlans, ...summary.expiredPlans])
          statuses.add(String(plan.planStatus));
      }
      expect([...statuses].sort()).toEqual(['Active', 'Expired', 'Inactive']);
    });

    it('SAMPLE-1.4, SAMPLE-1.5: ad-hoc plans end in 10 days or ended 91 days ago, and each term is one year', async () => {
      const adHocEnds = new Set<string>();
      for (const { memberId } of (await searched('')).results) {
        const { activePlans, expiredPlans } = await get<Summary>(`${PATIENTS}/member/${memberId}/summary`);
        for (const { plan } of [...activePlans, ...expiredPlans]) {
          const [year, ...day] = plan.planStartDate.split('-');
          expect(plan.planEndDate).toBe([Number(year) + 1, ...day].join('-'));
          if (plan.properties.templateType === 'Ad-hoc') adHocEnds.add(plan.planEndDate);
        }
      }
      expect([...adHocEnds].sort()).toEqual(['2025-12-15', '2026-03-26']);
    });

    it('API-6.3, SAMPLE-1.6: a plan that is due is due exactly 30', async () => {
      const due = (await searched('SortField=pastDue&SortOrder=desc')).results.filter(
        ({ pastDue }) => pastDue > 0,
      );
      expect(due.length).toBeGreaterThan(0);
      const amounts = new Set<number>();
      for (const { memberId } of due) {
        const { activePlans, expiredPlans } = await get<Summary>(`${PATIENTS}/member/${memberId}/summary`);
        for (const { plan } of [...activePlans, ...expiredPlans]) {
          const url = `${PATIENTS}/member/${memberId}/plan/${plan.planId}/payment/due`;
          amounts.add((await get<{ amountDue: number }>(url)).amountDue);
        }
      }
      expect([...amounts].filter((amount) => amount > 0)).toEqual([30]);
    });

    it('API-6.4, API-6.5: with the amount due of a plan, the member’s other plans that owe; who pays is a flag of the plan', async () => {
      const { id, memberId } = await addPatient(server.db, 1);
      const [left, subscriber] = [await addPatient(server.db, 1), await addPatient(server.db, 1)];
      const term = (year: number) => ({ start: `${year}-03-16`, end: `${year + 1}-03-16` });
      const current = await addPlan(server.db, 1, id, { ...term(2025), dueCents: [1000] });
      const last = await addPlan(server.db, 1, id, {
        ...term(2024),
        dueCents: [2550, 1000],
        paidByPractice: true,
      });
      const paid = await addPlan(server.db, 1, id, term(2023));
      await addPlan(server.db, 1, subscriber.id, {
        ...term(2025),
        dueCents: [4000],
        dependents: [{ id, disabled: true }, left],
      });
      const due = (plan: number) => get(`${PATIENTS}/member/${memberId}/plan/${plan}/payment/due`);
      const others = (planId: number, amountDue: number) => [{ planId: String(planId), amountDue }];
      expect([await due(current), await due(last), await due(paid)]).toMatchObject([
        { amountDue: 10, otherPlans: others(last, 35.5) },
        { amountDue: 35.5, otherPlans: others(current, 10) },
        { amountDue: 0, otherPlans: [...others(current, 10), ...others(last, 35.5)] },
      ]);
      const { activePlans, expiredPlans } = await get<Summary>(`${PATIENTS}/member/${memberId}/summary`);
      const flags = [...activePlans, ...expiredPlans].map(({ plan }) => [
        plan.planId,
        plan.properties.paidByPractice,
      ]);
      expect(flags).toEqual([
        [String(current), undefined],
        [String(last), 'true'],
        [String(paid), undefined],
      ]);
    });

    it('CONST-3.2: a plan is active until its last day is over in the time zone of its practice', async () => {
      const [portland, astoria] = await Promise.all(
        [1, 3].map(async (practice) => {
          const { id, memberId } = await addPatient(server.db, practice);
          await addPlan(server.db, practice, id, { start: '2025-03-16', end: '2026-03-16' });
          return `/patient-management/practice/${practice}/member/${memberId}/summary`;
        }),
      );
      const statuses = async () => {
        const { accessToken } = await server.signIn('admin');
        const summaries = [portland, astoria].map((url = '') => server.get<Summary>(url, accessToken));
        return (await Promise.all(summaries)).map(({ activePlans }) => activePlans.length === 1);
      };
      server.clock.pass(Date.parse('2026-03-17T03:59:59Z') - server.clock.now().getTime());
      expect(await statuses()).toEqual([true, true]);
      server.clock.pass(1000);
      expect(await statuses()).toEqual([false, true]);
      server.clock.pass(3 * 60 * 60 * 1000);
      expect(await statuses()).toEqual([false, false]);
    });
  });
});
