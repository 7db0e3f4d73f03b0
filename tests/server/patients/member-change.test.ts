import { beforeAll, describe, expect, it } from 'vitest';
import { SAMPLED_ENGINES } from '../../support/database.ts';
import { addPatient } from '../../support/patients.ts';
import { outcomeOf, refusalIn, type Schema, suiteServer, suiteUser } from '../../support/server.ts';
import { updateRows } from '../../support/tables.ts';

const ADDRESS = { line1: '1 Elm Terrace', city: 'Columbus', state: 'OH' };
const WRONG_ZIP = 'Zip code must be 5 digits or 9 digits';
const CHANGED = [200, 'Member data updated successfully'];

describe.each(SAMPLED_ENGINES)('API-8: changing a patient, over %s', (engine) => {
  const server = suiteServer({ engine });
  const frontDesk = suiteUser(server, 'frontdesk');
  let memberId: string;
  beforeAll(async () => {
    ({ memberId } = await addPatient(server.db, 1, { firstName: 'Vera', lastName: 'Talbot' }));
  });

  const path = (practice = '1', member = memberId) =>
    `/patient-management/practice/${practice}/member/${member}`;
  const update = (body: unknown, address = path()) => frontDesk.call('POST', `/api${address}/update`, body);
  const detail = () => frontDesk.get<Required<Schema<'Member'>>>(`${path()}/detail`);
  const fieldsOf = async (body: unknown) =>
    (await update(body)).json<{ validationErrors: { field: string; message: string }[] }>().validationErrors;

  it('API-8.1: only the fields that are sent change', async () => {
    const before = await detail();
    const change = {
      firstName: ' Zoë  Ann ',
      lastName: "O'Neil",
      phoneNumber: '(614) 555-0177',
      address: { line1: '12 Alder Street', city: 'Dayton', state: 'OH', zipCode: '454021234' },
    };
    expect(outcomeOf(await update(change))).toEqual(CHANGED);
    expect(await detail()).toEqual({
      ...before,
      firstName: 'Zoë Ann',
      lastName: "O'Neil",
      fullName: "Zoë Ann O'Neil",
      phoneNumber: '6145550177',
      address: { line1: '12 Alder Street', line2: '', city: 'Dayton', state: 'OH', zipCode: '454021234' },
      version: before.version + 1,
    });
    const found = await frontDesk.get<{ results: { memberId: string }[] }>(
      '/patient-management/practice/1/patient/search?FirstName=zoe&LastName=oneil',
    );
    expect(found.results.map((row) => row.memberId)).toEqual([memberId]);
  });

  it('API-8: a save without a change does not raise the version', async () => {
    const before = await detail();
    const { firstName, lastName, phoneNumber, emailAddress, address, birthDate } = before;
    const same = { firstName, lastName, phoneNumber, emailAddress, address, birthDate };
    expect(outcomeOf(await update({ ...same, version: before.version }))).toEqual(CHANGED);
    expect((await detail()).version).toBe(before.version);
    expect(outcomeOf(await update({ ...same, lastName: 'Other', version: before.version }))).toEqual(CHANGED);
    expect((await detail()).version).toBe(before.version + 1);
  });

  it('API-8: a save that is repeated after a lost response succeeds and changes nothing', async () => {
    const { version } = await detail();
    const save = () => update({ lastName: 'Repeated', version });
    expect([outcomeOf(await save()), outcomeOf(await save())]).toEqual([CHANGED, CHANGED]);
    expect((await detail()).version).toBe(version + 1);
  });

  it('API-8: a new email address is unverified, and the same one stays verified', async () => {
    const verify = () => updateRows(server.db, 'patients', { member_id: memberId }, { email_verified: true });
    const verified = async () => (await detail()).additionalProperties.IsAddressVerified;
    await verify();
    const { emailAddress } = await detail();
    expect(outcomeOf(await update({ emailAddress }))).toEqual(CHANGED);
    expect(await verified()).toBe('true');
    expect(outcomeOf(await update({ emailAddress: 'vera@elsewhere.test' }))).toEqual(CHANGED);
    expect(await verified()).toBe('false');
  });

  it('API-8: an email address can be removed', async () => {
    expect(outcomeOf(await update({ emailAddress: '' }))).toEqual(CHANGED);
    expect((await detail()).emailAddress).toBe('');
  });

  it.each([
    [{ firstName: 'Al' }, 'firstName', 'Name must be at least 3 characters'],
    [{ firstName: '  Al  ' }, 'firstName', 'Name must be at least 3 characters'],
    [{ firstName: '\u00A0\u00A0\u00A0' }, 'firstName', 'Name must be at least 3 characters'],
    [{ lastName: 'Li' }, 'lastName', 'Surname must be at least 3 characters'],
    [{ phoneNumber: '614555010' }, 'phoneNumber', 'Phone Number must be at least 10 digits'],
    [{ phoneNumber: '61455501001' }, 'phoneNumber', 'Phone Number must be at least 10 digits'],
    [{ phoneNumber: '' }, 'phoneNumber', 'Phone Number must be at least 10 digits'],
    [{ emailAddress: 'vera' }, 'emailAddress', 'Invalid email'],
    [{ address: ADDRESS }, 'address.zipCode', 'Zip Code is required'],
    [{ address: { ...ADDRESS, zipCode: '' } }, 'address.zipCode', 'Zip Code is required'],
    [{ address: { ...ADDRESS, zipCode: '4321' } }, 'address.zipCode', WRONG_ZIP],
    [{ address: { ...ADDRESS, zipCode: '432151' } }, 'address.zipCode', WRONG_ZIP],
    [{ address: { ...ADDRESS, zipCode: '43215-1234' } }, 'address.zipCode', WRONG_ZIP],
  ])('API-8: %j is rejected with the message of its field', async (body, field, message) => {
    const before = await detail();
    expect(outcomeOf(await update(body))).toEqual([400, message]);
    expect(await fieldsOf(body)).toEqual([{ field, message }]);
    expect(await detail()).toEqual(before);
  });

  it('API-8: a change of an older version is rejected, and changes nothing', async () => {
    const { version } = await detail();
    const answers = await Promise.all(
      ['Columbus', 'Cleveland', 'Cincinnati', 'Toledo'].map((city) =>
        update({ version, address: { line1: '1 Elm Terrace', city, state: 'OH', zipCode: '43215' } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json()).toMatchObject({ current: [await detail()] });
    expect(refused && refusalIn(refused)).toEqual([
      409,
      'memberChanged',
      'Someone else changed this patient. Check the stored values and save again.',
    ]);
    expect((await detail()).version).toBe(version + 1);
    expect(outcomeOf(await update({ version: version + 1, firstName: 'Vera' }))).toEqual(CHANGED);
  });

  it('API-8: a birth date after today or before 1900 is rejected', async () => {
    expect(refusalIn(await update({ birthDate: '2026-03-17' }))).toEqual([
      422,
      'birthDateInFuture',
      'Date of birth can’t be in the future.',
    ]);
    expect(outcomeOf(await update({ birthDate: '2026-03-16' }))).toEqual(CHANGED);
    expect(await fieldsOf({ birthDate: '1899-12-31' })).toEqual([
      { field: 'birthDate', message: 'Birth date must be a date in 1900 or later, like 1980-03-16.' },
    ]);
  });
});
