import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient } from '../../support/patients.ts';
import { outcomeOf, suiteServer, suiteUser } from '../../support/server.ts';

const HIDDEN: [string, string][] = [
  ['zero-width spaces', '\u200b\u200b\u200b'],
  ['soft hyphens', '\u00ad\u00ad\u00ad'],
  ['Hangul fillers', '\u3164\u3164\u3164'],
  ['Braille blanks', '\u2800\u2800\u2800'],
  ['variation selectors', '\ufe0f\ufe0f\ufe0f'],
  ['invisible characters and spaces', '\u200b \u3164 \u200b'],
  ['a right-to-left override', 'Vera\u202enosnhoJ'],
  ['a left-to-right embedding', '\u202aVera\u202c'],
  ['half of a surrogate pair', 'Vera\ud800'],
];

const NAMES = [
  "O'Brien",
  'O’Brien',
  'Zoë Núñez',
  'Zoe\u0308 Nu\u0301n\u0303ez',
  'Nguyễn Thị',
  'محمد علي',
  'می\u200cخواهم',
  'שלומית',
  'क्\u200dषितिज',
  '北京市',
  '𠮷野家',
];

describe.each(SAMPLED_ENGINES)("API-8: a patient's name, over %s", (engine) => {
  const server = suiteServer({ engine });
  const frontDesk = suiteUser(server, 'frontdesk');
  let memberId: string;
  beforeAll(async () => {
    ({ memberId } = await addPatient(server.db, 1, { firstName: 'Vera', lastName: 'Talbot' }));
  });

  const member = () => `/patient-management/practice/1/member/${memberId}`;
  const update = (body: object) => frontDesk.call('POST', `/api${member()}/update`, body);
  const nameNow = async () => {
    const detail = await frontDesk.get<Record<string, string>>(`${member()}/detail`);
    return [detail['firstName'], detail['lastName']];
  };

  it.each(HIDDEN)('API-8, SCHEMA-3: a name with %s is rejected', async (_, name) => {
    const before = await nameNow();
    for (const [field, what] of [
      ['firstName', 'Name'],
      ['lastName', 'Surname'],
    ] as const) {
      const message = `${what} has characters that can't be shown. Type it again.`;
      const answer = await update({ [field]: name });
      expect(outcomeOf(answer)).toEqual([400, message]);
      expect(answer.json()).toMatchObject({ validationErrors: [{ field, message }] });
    }
    expect(await nameNow()).toEqual(before);
  });

  it.each([
    ['middleInitial', 'Middle initial'],
    ['namePrefix', 'Name prefix'],
    ['nameSuffix', 'Name suffix'],
  ])('API-8: %s may be empty, but not invisible', async (field, name) => {
    expect((await update({ [field]: '' })).statusCode).toBe(200);
    expect(outcomeOf(await update({ [field]: '\u3164' }))).toEqual([
      400,
      `${name} has characters that can't be shown. Type it again.`,
    ]);
  });

  it.each(NAMES)('API-8, SCHEMA-3: %s is accepted', async (name) => {
    expect((await update({ firstName: name, lastName: name })).statusCode).toBe(200);
    expect(await nameNow()).toEqual([name, name]);
  });
});
