import { describe, expect, it } from 'vitest';
import { getMember } from '#api/member.ts';
import type { components } from '#api/schema.d.ts';
import type { Member } from '#domain/patient/member.ts';
import {
  hostThatAnswers,
  NEVER,
  PLACE,
  RECEIVED_CHILD,
  RECEIVED_MEMBER,
} from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';
import { inEachZone } from '#tests/support/time-zones.ts';

const TODAY = '2026-11-22';
const BUSY = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };

const answerTo = (body: unknown, today = TODAY) =>
  settled(getMember(hostThatAnswers(body).client, PLACE, today, NEVER));

async function memberOf(body: unknown, today = TODAY): Promise<Member> {
  const answer = await answerTo(body, today);
  if (answer.kind === 'failed') throw new Error(answer.failure.message);
  return answer.value;
}

const without = (name: keyof typeof RECEIVED_MEMBER) => {
  const { [name]: _, ...rest } = RECEIVED_MEMBER;
  return rest;
};

describe('a member as the portal uses them', () => {
  it('ENTITY-1, ENTITY-2: has the fields of the contract, out of those that were received', async () => {
    const { client, asked } = hostThatAnswers(RECEIVED_MEMBER);
    const member: components['schemas']['PortalMember'] = {
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
    };
    expect(await settled(getMember(client, PLACE, TODAY, NEVER))).toEqual({ kind: 'ok', value: member });
    expect(asked).toEqual(['GET /patient-management/practice/11/member/10000001/detail']);
  });

  it('ENTITY-2: the name is the full name, else first and last joined', async () => {
    for (const body of [
      without('fullName'),
      { ...RECEIVED_MEMBER, fullName: null },
      { ...RECEIVED_MEMBER, fullName: '' },
      { ...RECEIVED_MEMBER, fullName: ' ' },
    ]) {
      expect((await memberOf(body)).name).toBe('Ada Marlowe');
    }
    expect((await memberOf({ ...without('fullName'), lastName: '' })).name).toBe('Ada');
  });

  it('ENTITY-2: the email comes from a text or from {value, maskedValue}', async () => {
    const emailAddress = { value: 'nell@example.test', maskedValue: 'n***@example.test' };
    expect((await memberOf({ ...RECEIVED_MEMBER, emailAddress })).email).toBe('nell@example.test');
    expect((await memberOf({ ...RECEIVED_MEMBER, emailAddress: '' })).email).toBe('');
  });

  it('ENTITY-2: the email is verified by the text `true` alone', async () => {
    const verified = async (additionalProperties: unknown) =>
      (await memberOf({ ...RECEIVED_MEMBER, additionalProperties })).emailVerified;
    expect(await verified({ IsAddressVerified: 'true' })).toBe(true);
    for (const IsAddressVerified of ['false', 'True', '', true, 1, null]) {
      expect(await verified({ IsAddressVerified })).toBe(false);
    }
    expect(await verified({})).toBe(false);
    expect(await verified(null)).toBe(false);
    expect((await memberOf(without('additionalProperties'))).emailVerified).toBe(false);
  });

  it('ENTITY-2: externalPatientId and externalPatientSource are the empty string by default', async () => {
    const nulls = { ...RECEIVED_MEMBER, externalPatientId: null, externalPatientSource: null };
    expect(await memberOf(nulls)).toMatchObject({ externalPatientId: '', externalPatientSource: '' });
    expect((await memberOf(without('externalPatientId'))).externalPatientId).toBe('');
    expect((await memberOf(without('externalPatientSource'))).externalPatientSource).toBe('');
  });

  it('ENTITY-2: is an adult from the day that is given, whatever the computer’s zone', async () => {
    await inEachZone(async (zone) => {
      expect((await memberOf(RECEIVED_CHILD, '2026-11-22')).adult, zone).toBe(false);
      expect((await memberOf(RECEIVED_CHILD, '2026-11-23')).adult, zone).toBe(true);
    });
  });

  it('ERR-1: a failure, and an answer of another shape, are told', async () => {
    const busy = await settled(getMember(hostThatAnswers(BUSY, 503).client, PLACE, TODAY, NEVER));
    expect(busy).toEqual({ kind: 'failed', failure: BUSY });
    for (const odd of [
      without('userId'),
      without('address'),
      { ...RECEIVED_MEMBER, birthDate: '2026-02-29' },
      { ...RECEIVED_MEMBER, birthDate: 19800412 },
      { ...RECEIVED_MEMBER, emailAddress: { maskedValue: 'n***@example.test' } },
      { ...RECEIVED_MEMBER, externalPatientId: 7 },
      { ...RECEIVED_MEMBER, address: { ...RECEIVED_MEMBER.address, city: null } },
    ]) {
      expect(await answerTo(odd)).toMatchObject({
        kind: 'failed',
        failure: { reason: 'Unreadable answer' },
      });
    }
  });
});
