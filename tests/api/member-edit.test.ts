import { expect, it } from 'vitest';
import { getMemberRecord } from '#api/member-edit.ts';
import { RECORD } from '#tests/machines/member-edit.model.ts';
import { hostThatAnswers, NEVER, PLACE, RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { settled } from '#tests/support/settled.ts';

it('API-8: the record is read for the form, with its version', async () => {
  const { client, asked } = hostThatAnswers({ ...RECEIVED_MEMBER, birthDate: '1960-04-12' });
  expect(await settled(getMemberRecord(client, PLACE, NEVER))).toEqual({ kind: 'ok', value: RECORD });
  expect(asked).toEqual(['GET /patient-management/practice/11/member/10000001/detail']);
  const { version: _, ...unversioned } = RECEIVED_MEMBER;
  expect((await settled(getMemberRecord(hostThatAnswers(unversioned).client, PLACE, NEVER))).kind).toBe(
    'failed',
  );
});
