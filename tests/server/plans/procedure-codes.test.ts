import { describe, expect, it } from 'vitest';
import { pausedAtWrites, whileRunning } from '../../support/at-once.ts';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import {
  type List,
  outcomeOf,
  refusalIn,
  type Schema,
  suiteServer,
  suiteUser,
} from '../../support/server.ts';
import { updateRows } from '../../support/tables.ts';

type Code = Schema<'AdaCode'>;

const CODES = '/admin/organization/1/practice/1/ada-codes';
const MEMBERSHIP = '/membership/organization/1/practice/1/membership/codes/speciality';
const NEW = {
  adaCode: 'Z1',
  description: 'Night guard, polished',
  ucrAmount: 60.05,
  specialtyName: 'General',
  specialtyCode: 'GEN',
  category: 'Appliances',
};

const EXISTS = [409, 'procedureCodeExists', 'This code already exists. Enter another code.'];
const IN_USE = [409, 'procedureCodeInUse', "A plan uses this code, so it can't be deleted."];

describe.each(SAMPLED_ENGINES)('over %s', (engine) => {
  const server = suiteServer({ engine });
  const admin = suiteUser(server, 'admin');

  const listed = (query = '', practice = 1) =>
    admin.get<List<Code>>(`/admin/organization/1/practice/${practice}/ada-codes?${query}`);
  const codesOf = async (query: string) => (await listed(query)).results.map(({ adaCode }) => adaCode);
  const create = (body: object, practice = 1) =>
    admin.call('POST', `/api/admin/organization/1/practice/${practice}/ada-codes`, body);
  const change = (id: string | undefined, body: object) => admin.call('PUT', `/api${CODES}/${id}`, body);
  const remove = (id: string | undefined) => admin.call('DELETE', `/api${CODES}/delete/${id}`);
  const named = async (adaCode: string) => (await listed(`AdaCode=${adaCode}`)).results[0];
  const fieldsOf = ({ adaCode, description, ucrAmount, specialtyName, specialtyCode, category }: Code) => ({
    adaCode,
    description,
    ucrAmount,
    specialtyName,
    specialtyCode,
    category,
  });
  const OWN = { isCustomCode: true, plans: [], isUnusual: false };

  it('API-15: staff of the practice read all its procedures, with their regular prices', async () => {
    const { procedures } = await admin.get<{ procedures: object[] }>(
      '/patient-management/practice/1/procedures',
    );
    expect(procedures).toHaveLength(23);
    expect(procedures[0]).toEqual({
      cdtCode: 'X1010',
      descriptionOfCdtCodes: 'Routine check-up',
      category: 'Examination',
      ucrAmount: 55,
    });
  });

  it.each(['', '   ', '\u200b\u200b'])(
    'API-17: a code without a visible description, %j, is rejected',
    async (description) => {
      const answer = await create({ ...NEW, description });
      expect(answer.statusCode).toBe(400);
      expect(await named(NEW.adaCode)).toBeUndefined();
    },
  );

  describe('API-17: the procedure codes', () => {
    it('API-17.2: codes are listed ten a page, in ascending or descending order', async () => {
      const first = await listed();
      expect(first.info).toEqual({ records: 23, pages: 3 });
      expect(first.results).toHaveLength(10);
      expect(first.results[0]).toEqual({
        id: expect.any(String),
        adaCode: 'X1010',
        description: 'Routine check-up',
        ucrAmount: 55,
        specialtyName: 'General',
        specialtyCode: 'GEN',
        category: 'Examination',
        isCustomCode: false,
        version: 1,
        plans: ['Family Circle', 'Seasons Care', 'Steady Smile'],
        medianAmount: 80,
        isUnusual: false,
      });
      const forwards = await codesOf('SortField=adaCode&SortOrder=asc&PageSize=100');
      expect(forwards).toEqual([...forwards].sort());
      expect(await codesOf('SortField=adaCode&SortOrder=desc&PageSize=100')).toEqual([...forwards].reverse());
      expect(await codesOf('Page=3')).toEqual(forwards.slice(20));
    });

    it('API-17.1: codes are found by a part of the code in any case, and a wildcard finds none', async () => {
      expect(await codesOf('AdaCode=X11')).toEqual(['X1110', 'X1120', 'X1130', 'X1140']);
      expect(await codesOf('AdaCode=113')).toEqual(['X1130']);
      expect(await codesOf('AdaCode=x902')).toEqual([]);
      expect(await codesOf('AdaCode=x90')).toEqual(['X9001', 'X9002']);
      expect(await codesOf('AdaCode=%25')).toEqual([]);
      expect(await codesOf('AdaCode=_')).toEqual([]);
      expect((await listed('AdaCode=')).info.records).toBe(23);
    });

    it('API-17.3, API-17.4: a custom code is added, updated and deleted', async () => {
      const added = await create(NEW, 2);
      expect(added.statusCode).toBe(201);
      const { id } = added.json<Code>();
      expect(added.json()).toEqual({ ...NEW, ...OWN, id, version: 1, medianAmount: 160.03 });
      expect((await create(NEW, 2)).json()).toEqual(added.json());
      const url = `/api/admin/organization/1/practice/2/ada-codes`;
      const changed = { ...NEW, adaCode: 'Z2', ucrAmount: 0.29, category: 'Other' };
      const answer = await admin.call('PUT', `${url}/${id}`, changed);
      const stored = { ...changed, ...OWN, id, version: 2, medianAmount: null };
      expect([answer.statusCode, answer.json()]).toEqual([200, stored]);
      expect((await listed('AdaCode=Z', 2)).results).toEqual([stored]);
      const gone = await admin.call('DELETE', `${url}/delete/${id}`);
      expect([gone.statusCode, gone.body]).toEqual([204, '']);
      expect((await listed('AdaCode=Z', 2)).results).toEqual([]);
    });

    it('API-17: a code that exists in any case is rejected, and nothing changes', async () => {
      const before = await listed('PageSize=100');
      expect(refusalIn(await create({ ...NEW, adaCode: 'x9001' }))).toEqual(EXISTS);
      const tray = await named('X9002');
      expect(refusalIn(await change(tray?.id, { ...NEW, adaCode: 'x1010' }))).toEqual(EXISTS);
      expect(await listed('PageSize=100')).toEqual(before);
    });

    it('API-17: a category that differs only by case is the one that other codes have', async () => {
      const [one, two] = [
        (await create({ ...NEW, adaCode: 'Z61', category: 'EXAMINATION' })).json<Code>(),
        (await create({ ...NEW, adaCode: 'Z62', category: 'Splints' })).json<Code>(),
      ];
      expect([one.category, two.category]).toEqual(['Examination', 'Splints']);
      const respelled = (await change(two.id, { ...NEW, adaCode: 'Z62', category: 'SPLINTS' })).json<Code>();
      expect(respelled.category).toBe('SPLINTS');
      const moved = (await change(one.id, { ...NEW, adaCode: 'Z61', category: 'splints' })).json<Code>();
      expect(moved.category).toBe('SPLINTS');
      await change(two.id, { ...NEW, adaCode: 'Z62', category: 'Splints' });
      expect([(await named('Z61'))?.category, (await named('Z62'))?.category]).toEqual([
        'Splints',
        'Splints',
      ]);
      for (const { id } of [one, two]) expect((await remove(id)).statusCode).toBe(204);
    });

    it('API-17: a code that several users add at once is added once', async () => {
      const body = { ...NEW, adaCode: 'Z77' };
      const answers = await Promise.all([create(body), create(body), create(body)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
      expect(new Set(answers.map((answer) => answer.json<Code>().id)).size).toBe(1);
      await remove((await named('Z77'))?.id);
    });

    it('API-17: of two codes that get the same new code at once, one is rejected', async () => {
      const added = [await create({ ...NEW, adaCode: 'Z81' }), await create({ ...NEW, adaCode: 'Z82' })];
      const ids = added.map((answer) => answer.json<Code>().id);
      const renames = ids.map((id) => () => change(id, { ...NEW, adaCode: 'Z83' }));
      const [first, second] = await pausedAtWrites({ db: server.db, engine }, 'procedure_codes', renames);
      expect([first?.statusCode, second && refusalIn(second)]).toEqual([200, EXISTS]);
      for (const id of ids) await remove(id);
    });

    it('API-17.18: a standard code cannot be deleted, and only its fee can change', async () => {
      const standard = (await named('X1010')) as Code;
      expect(refusalIn(await remove(standard.id))).toEqual([
        409,
        'standardCodeProtected',
        "Standard codes can't be deleted.",
      ]);
      expect(refusalIn(await change(standard.id, { ...fieldsOf(standard), description: 'Other' }))).toEqual([
        409,
        'standardCodeProtected',
        'For standard codes you can only change the fee.',
      ]);
      expect(await named('X1010')).toEqual(standard);
      const dearer = await change(standard.id, { ...fieldsOf(standard), ucrAmount: 57.5 });
      expect(dearer.json()).toEqual({ ...standard, ucrAmount: 57.5, version: 2 });
      await change(standard.id, fieldsOf(standard));
    });

    it('API-17.18: the fee of a standard code can change if another code spells its category differently', async () => {
      const standard = (await named('X1010')) as Code;
      const [first] = await server.db
        .selectFrom('procedure_codes')
        .select('id')
        .where('category', '=', standard.category)
        .where('id', '<>', Number(standard.id))
        .orderBy('id')
        .execute();
      const other = { id: first?.id ?? 0 };
      await updateRows(server.db, 'procedure_codes', other, { category: standard.category.toUpperCase() });
      const dearer = await change(standard.id, { ...fieldsOf(standard), ucrAmount: 58 });
      expect([dearer.statusCode, dearer.json<Code>().category]).toEqual([200, standard.category]);
      await updateRows(server.db, 'procedure_codes', other, { category: standard.category });
      await change(standard.id, fieldsOf(standard));
    });

    it('API-17: a custom code that a plan uses cannot be deleted, not even while the plan starts to use it', async () => {
      const { id } = (await create({ ...NEW, adaCode: 'Z9' })).json<Code>();
      const group = await server.db.selectFrom('benefit_groups').select('id').executeTakeFirstOrThrow();
      const link = { benefit_group_id: group.id, procedure_code_id: Number(id) };
      const answer = await whileRunning(
        { db: server.db, engine },
        (plan) => plan.insertInto('benefit_group_codes').values(link).execute(),
        () => remove(id),
      );
      expect(refusalIn(answer)).toEqual(IN_USE);
      expect(refusalIn(await remove(id))).toEqual(IN_USE);
      await server.db.deleteFrom('benefit_group_codes').where('procedure_code_id', '=', Number(id)).execute();
      expect((await remove(id)).statusCode).toBe(204);
    });
  });

  describe('API-16: the codes that memberships cover', () => {
    const codesFor = (speciality: string) =>
      admin.get<Schema<'MembershipCodes'>>(`${MEMBERSHIP}/${speciality}`);
    const select = (body: object) =>
      admin.call('POST', '/api/membership/practice/1/membership/select-codes', body);

    it('API-16.1: codes are listed by specialty, in any case, with the selected ones', async () => {
      const { speciality, codes } = await codesFor('Periodontics');
      expect(speciality).toBe('Periodontics');
      expect(codes.map(({ adaCode, isSelected }) => [adaCode, isSelected])).toEqual([
        ['X3010', true],
        ['X3020', false],
        ['X3030', false],
      ]);
      expect((await codesFor('general')).codes.map(({ adaCode }) => adaCode)).toContain('X2030');
      expect(await codesFor('Astrology')).toEqual({ speciality: 'Astrology', codes: [] });
    });

    it('API-16.2: without a valid bearer the response is Unauthorized access.', async () => {
      for (const token of [undefined, 'aaa.bbb.ccc']) {
        const answer = await server.call('GET', `/api${MEMBERSHIP}/general`, token ? { token } : {});
        expect(outcomeOf(answer)).toEqual([401, 'Unauthorized access.']);
      }
      expect(
        outcomeOf(await server.call('POST', '/api/membership/practice/1/membership/select-codes')),
      ).toEqual([401, 'Unauthorized']);
    });

    it('API-16.3: a selection replaces the previous one, only in its specialty', async () => {
      const elsewhere = await codesFor('general');
      const { codes } = await codesFor('Orthodontics');
      const [brackets, retainer] = codes;
      const answer = await select({ speciality: 'orthodontics', codeIds: [retainer?.id] });
      const wanted = [
        { ...brackets, isSelected: false },
        { ...retainer, isSelected: true },
      ];
      expect([answer.statusCode, answer.json()]).toEqual([
        200,
        { speciality: 'orthodontics', codes: wanted },
      ]);
      expect((await codesFor('Orthodontics')).codes).toEqual(wanted);
      expect((await select({ speciality: 'orthodontics', codeIds: [] })).statusCode).toBe(200);
      expect((await codesFor('Orthodontics')).codes).toEqual(codes);
      expect(await codesFor('general')).toEqual(elsewhere);
    });

    it('API-16, PERM-6: a code of another specialty or practice is rejected like an unknown one, and nothing changes', async () => {
      const before = await codesFor('Periodontics');
      const own = before.codes[1]?.id;
      const otherSpeciality = (await codesFor('general')).codes[0]?.id;
      const foreign = (await listed('AdaCode=X3020', 2)).results[0]?.id;
      for (const id of [otherSpeciality, foreign, '99999999', 'abc']) {
        expect(refusalIn(await select({ speciality: 'Periodontics', codeIds: [own, id] }))).toEqual([
          422,
          'otherSpecialty',
          "One of the codes isn't in this specialty.",
        ]);
      }
      expect(await codesFor('Periodontics')).toEqual(before);
    });
  });
});
