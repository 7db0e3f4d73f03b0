import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '#tests/support/database.ts';
import { addPerson } from '#tests/support/people.ts';
import { type List, refusalIn, type Schema, suiteServer, suiteUser } from '#tests/support/server.ts';

type Code = Schema<'AdaCode'>;

const CODES = '/admin/organization/1/practice/1/ada-codes';
const NEW = {
  adaCode: 'Z1',
  description: 'Night guard, polished',
  ucrAmount: 60.05,
  specialtyName: 'General',
  specialtyCode: 'GEN',
  category: 'Appliances',
};

describe.each(SAMPLED_ENGINES)('the procedure codes of a practice, over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteUser(server, 'admin');

  describe('the list', () => {
    const listed = (query = '') => admin.get<List<Code>>(`${CODES}?${query}`);
    const codesOf = async (query: string) => (await listed(query)).results.map(({ adaCode }) => adaCode);
    const named = async (adaCode: string) => (await listed(`AdaCode=${adaCode}`)).results[0];
    const create = (body: object) => admin.call('POST', `/api${CODES}`, body);
    const change = (id: string, body: object) => admin.call('PUT', `/api${CODES}/${id}`, body);
    const remove = (id: string) => admin.call('DELETE', `/api${CODES}/delete/${id}`);

    it('API-17.5: a change of an older version is rejected with the stored code, and a save without a change keeps the version', async () => {
      const { id, version } = (await create({ ...NEW, adaCode: 'Z5' })).json<Code>();
      const mine = { ...NEW, adaCode: 'Z5', ucrAmount: 70 };
      const theirs = { ...NEW, adaCode: 'Z5', ucrAmount: 65 };
      expect((await change(id, { ...theirs, version })).json()).toMatchObject({ ucrAmount: 65, version: 2 });
      expect((await change(id, { ...theirs, version: 2 })).json()).toMatchObject({ version: 2 });
      const refusal = await change(id, { ...mine, version });
      expect([refusal.statusCode, refusal.json()]).toMatchObject([
        409,
        {
          code: 'procedureCodeChanged',
          message: 'Someone else changed this code. Check the stored values and try again.',
          current: [{ id, adaCode: 'Z5', ucrAmount: 65, version: 2 }],
        },
      ]);
      expect((await named('Z5'))?.ucrAmount).toBe(65);
      expect((await change(id, mine)).json()).toMatchObject({ ucrAmount: 70, version: 3 });
      await remove(id);
    });

    it('API-17.6: codes are found by description, specialty, category and kind, and sorted by amount', async () => {
      expect(await codesOf('Text=varnish')).toEqual(['X2030']);
      expect(await codesOf('Text=x203')).toEqual(['X2030']);
      expect(await codesOf('Text=%25')).toEqual([]);
      expect(await codesOf('SpecialtyName=pediatrics')).toEqual(['X2020', 'X2050']);
      expect(await codesOf('Category=gum%20care&SpecialtyName=Periodontics')).toEqual([
        'X3010',
        'X3020',
        'X3030',
      ]);
      expect(await codesOf('IsCustomCode=true')).toEqual(['X9001', 'X9002']);
      expect((await listed('IsCustomCode=false')).info.records).toBe(21);
      expect(await codesOf('Category=Imaging&SortField=ucrAmount&SortOrder=desc')).toEqual([
        'X1130',
        'X1120',
        'X1110',
        'X1140',
      ]);
      const groups = await admin.get<Schema<'AdaCodeGroups'>>(`${CODES}/groups`);
      expect(groups.specialties).toEqual([
        { specialtyName: 'General', specialtyCode: 'GEN' },
        { specialtyName: 'Orthodontics', specialtyCode: 'ORT' },
        { specialtyName: 'Pediatrics', specialtyCode: 'PED' },
        { specialtyName: 'Periodontics', specialtyCode: 'PER' },
      ]);
      expect(groups.categories).toEqual([
        'Appliances',
        'Cosmetic',
        'Crowns',
        'Examination',
        'Fillings',
        'Gum care',
        'Imaging',
        'Prevention',
        'Surgery',
      ]);
      expect(groups).toMatchObject({ codes: 23, customCodes: 2, unusualCodes: 2 });
    });

    it('API-17.7: a price of three times the median of its category, or a third of it, is marked as unusual', async () => {
      const marked = (await listed('IsUnusual=true')).results;
      expect(
        marked.map(({ adaCode, ucrAmount, medianAmount }) => [adaCode, ucrAmount, medianAmount]),
      ).toEqual([
        ['X7010', 4200, 260],
        ['X9001', 60, 260],
      ]);
      expect((await named('X5010'))?.medianAmount).toBeNull();
    });

    it('API-17.8: a code names the plans whose benefits cover it', async () => {
      const plans = (await named('X3010'))?.plans ?? [];
      expect([plans.length, ...plans.slice(0, 3)]).toEqual([
        11,
        'Bright Start',
        'Complete Smile',
        'Everyday Care',
      ]);
      expect((await named('X3020'))?.plans).toEqual([]);
    });
  });

  describe('amounts of several codes', () => {
    const listed = async (query: string) => (await admin.get<List<Code>>(`${CODES}?${query}`)).results;
    const amounts = async (query: string) => (await listed(query)).map(({ ucrAmount }) => ucrAmount);
    const change = (codes: readonly Code[], kind: string, value: number, token = admin.token) =>
      server.call('PUT', `/api${CODES}/amounts`, {
        token,
        body: { kind, value, codes: codes.map(({ id, version }) => ({ adaCodeId: id, version })) },
      });

    it('API-17.9: amounts of several codes are set, or changed by a percentage, with half a cent rounded up', async () => {
      const gums = await listed('Category=Gum%20care');
      expect(gums.map(({ ucrAmount }) => ucrAmount)).toEqual([145, 240, 60]);
      const raised = await change(gums, 'percent', 3.35);
      expect(
        raised.json<{ results: Code[] }>().results.map(({ ucrAmount, version }) => [ucrAmount, version]),
      ).toEqual([
        [149.86, 2],
        [248.04, 2],
        [62.01, 2],
      ]);
      const set = await change(await listed('AdaCode=X3010'), 'amount', 145);
      expect(set.json()).toMatchObject({ results: [{ adaCode: 'X3010', ucrAmount: 145, version: 3 }] });
      const same = await change(await listed('AdaCode=X3010'), 'amount', 145);
      expect(same.json()).toMatchObject({ results: [{ ucrAmount: 145, version: 3 }] });
    });

    it('API-17.9, API-17.17: if one code has changed since, none changes, and the response returns it', async () => {
      const before = await listed('Category=Fillings');
      await change(before.slice(0, 1), 'amount', 160);
      const refusal = await change(before, 'percent', 10);
      expect([refusal.statusCode, refusal.json()]).toMatchObject([
        409,
        { code: 'procedureCodeChanged', current: [{ adaCode: 'X4010', ucrAmount: 160, version: 2 }] },
      ]);
      expect(refusal.json<{ current: Code[] }>().current).toHaveLength(1);
      expect(await amounts('Category=Fillings')).toEqual([160, 198]);
    });

    it('API-17.9: a percentage changes the amount that the caller saw, not one that was stored since', async () => {
      const [code] = await listed('AdaCode=X9001');
      if (code === undefined) throw new Error('There is no code X9001');
      const codes = [{ adaCodeId: code.id, version: 1, ucrAmount: code.ucrAmount + 40 }];
      const body = { kind: 'percent', value: 10, codes };
      const saved = await server.call('PUT', `/api${CODES}/amounts`, { token: admin.token, body });
      expect(saved.json()).toMatchObject({ results: [{ adaCode: 'X9001', ucrAmount: 110 }] });
    });

    it('API-17.9: an amount below zero or above a million is rejected, and nothing changes', async () => {
      const codes = await listed('Category=Crowns');
      const refusal = [422, 'invalidUcrAmount', 'Enter an amount between $0.00 and $1,000,000.00.'];
      expect(refusalIn(await change(codes, 'amount', -1))).toEqual(refusal);
      expect(refusalIn(await change(codes, 'percent', 100_000))).toEqual(refusal);
      expect(await amounts('Category=Crowns')).toEqual([1180]);
    });

    it('API-17.9, PERM-6: rights for custom codes change no standard code, and a deleted code changes none', async () => {
      const name = await addPerson(server.db, {
        organizationIds: [1],
        roles: ['AdministratorCustomADACodes'],
      });
      const { accessToken } = await server.signIn(name);
      const custom = await listed('AdaCode=X9002');
      const both = [...custom, ...(await listed('AdaCode=X5010'))];
      expect((await change(both, 'amount', 1, accessToken)).statusCode).toBe(403);
      const foreign = custom.map((code) => ({ ...code, id: '99999999' }));
      expect((await change([...foreign, ...custom], 'amount', 1)).json()).toMatchObject({
        ...{ status: 409, code: 'procedureCodeDeleted', current: [{ adaCode: 'X9002', ucrAmount: 140 }] },
      });
      expect(await amounts('AdaCode=X9002')).toEqual([140]);
      expect((await change(custom, 'amount', 141, accessToken)).statusCode).toBe(200);
      expect(await amounts('AdaCode=X9002')).toEqual([141]);
    });
  });
});
