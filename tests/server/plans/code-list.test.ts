import { describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { type List, type Schema, suiteServer, suiteUser } from '../../support/server.ts';

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

describe.each(SAMPLED_ENGINES)('over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteUser(server, 'admin');

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
    expect(marked.map(({ adaCode, ucrAmount, medianAmount }) => [adaCode, ucrAmount, medianAmount])).toEqual([
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
