import { expect, it } from 'vitest';
import { getMember } from '#api/member.ts';
import type { components } from '#api/schema.d.ts';
import type { Member } from '#domain/patient/member.ts';
import { hostThatAnswers, NEVER, PLACE, RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

const TODAY = '2026-11-22';
const MEMBER = {
  id: '10000001',
  firstName: 'Ada',
  lastName: 'Marlowe',
  name: 'Dr. Ada B. Marlowe',
  phone: '6145550119',
  email: 'ada.marlowe@example.test',
  birthDate: '1980-04-12',
  adult: true,
  address: { city: 'Columbus', line1: '1 Elm Terrace', line2: 'Apt 2', state: 'OH', zipCode: '43215' },
  primary: false,
  emailVerified: true,
  subscriberIdentifier: 'SUB-10000001',
  externalPatientId: 'X-7',
  externalPatientSource: 'chart',
} satisfies components['schemas']['PortalMember'];

const answerTo = (body: unknown, today = TODAY) =>
  settled(getMember(hostThatAnswers(body).client, PLACE, today, NEVER));

it.each<[string, object, Partial<Member>]>([
  ['ENTITY-1, ENTITY-2: all fields of the contract', {}, {}],
  ['ENTITY-2: no full name', { fullName: undefined }, { name: 'Ada Marlowe' }],
  ['ENTITY-2: a null as the full name', { fullName: null }, { name: 'Ada Marlowe' }],
  ['ENTITY-2: a blank full name', { fullName: ' ' }, { name: 'Ada Marlowe' }],
  ['ENTITY-2: a first name alone', { fullName: '', lastName: '' }, { name: 'Ada', lastName: '' }],
  [
    'ENTITY-2: an email with a masked value',
    { emailAddress: { value: 'a@b', maskedValue: 'x' } },
    { email: 'a@b' },
  ],
  ['ENTITY-2: an empty email', { emailAddress: '' }, { email: '' }],
  ['ENTITY-2: no external id', { externalPatientId: undefined }, { externalPatientId: '' }],
  ['ENTITY-2: a null as the external id', { externalPatientId: null }, { externalPatientId: '' }],
  ['ENTITY-2: no external source', { externalPatientSource: undefined }, { externalPatientSource: '' }],
  ...[{ IsAddressVerified: 'True' }, { IsAddressVerified: true }, {}, null, undefined].map(
    (properties): [string, object, Partial<Member>] => [
      `ENTITY-2: an email that is not verified by the text true (${JSON.stringify(properties)})`,
      { additionalProperties: properties },
      { emailVerified: false },
    ],
  ),
])('%s', async (_, received, expected) => {
  expect(await answerTo({ ...RECEIVED_MEMBER, ...received })).toEqual({
    kind: 'ok',
    value: { ...MEMBER, alerts: [], ...expected },
  });
});

it.each([
  { userId: undefined },
  { address: undefined },
  { birthDate: '2026-02-29' },
  { birthDate: 19800412 },
  { emailAddress: { maskedValue: 'n***@example.test' } },
  { externalPatientId: 7 },
  { address: { ...RECEIVED_MEMBER.address, city: null } },
])('ERR-1: a member with %j is unreadable', async (odd) => {
  expect(await answerTo({ ...RECEIVED_MEMBER, ...odd })).toMatchObject({
    kind: 'failed',
    failure: { reason: 'Unreadable answer' },
  });
});
