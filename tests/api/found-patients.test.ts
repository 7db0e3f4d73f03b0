import { expect, it } from 'vitest';
import { findPatients, getRecentPatients } from '#api/found-patients.ts';
import { FOUND_PATIENT, hostThatAnswers, NEVER } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

const FOUND = { memberId: '10000001', name: 'Ada Marlowe', birthDate: '1980-04-12' };
const PATIENT = '/patient-management/practice/11/patient';

it('API-5: the command menu shows the first eight patients by last name, and sends only the filters that are set', async () => {
  const { client, asked } = hostThatAnswers({ info: { records: 1 }, results: [FOUND_PATIENT] });
  const filters = { memberId: '1', lastName: 'Marl', birthDate: '1980-04-12', email: 'a@b' };
  expect(await settled(findPatients(client, '11', filters, NEVER))).toEqual({
    kind: 'ok',
    value: { patients: [FOUND], isSimilar: false },
  });
  expect(asked).toEqual([
    `GET ${PATIENT}/search?MemberId=1&LastName=Marl&BirthDate=1980-04-12&Email=a%40b&SortField=lastName&SortOrder=asc&Page=1&PageSize=8`,
  ]);
});

it('API-21: the command menu shows the patients that the user opened last', async () => {
  const { memberId, name, dateOfBirth } = FOUND_PATIENT;
  const { client, asked } = hostThatAnswers({ results: [{ memberId, name, dateOfBirth }] });
  expect(await settled(getRecentPatients(client, '11', NEVER))).toEqual({ kind: 'ok', value: [FOUND] });
  expect(asked).toEqual([`GET ${PATIENT}/recent`]);
});
