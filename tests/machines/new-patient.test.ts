import { expect, it } from 'vitest';
import { NO_MEMBER_TEXTS } from '#domain/patient/member-edit.ts';
import { newPatientMachine } from '#machines/new-patient/new-patient.machine.ts';
import {
  selectIsContinued,
  selectNewPatientMessages,
  selectNewPatientNotice,
} from '#machines/new-patient/new-patient.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { ENTERED, KNOWN_PATIENT, REFUSED } from './new-patient.model.ts';

const INPUT = {
  today: '1969-12-31',
  memberId: '',
  wantedOfferId: '',
  texts: { ...NO_MEMBER_TEXTS, ...ENTERED },
};

it('API-21.15: a field that the server refuses for another person with a known name is marked', async () => {
  const { actor, ports, now } = startChart(newPatientMachine, INPUT);
  actor.send({ type: 'patient.submit' });
  await ports.findKnown.succeed([KNOWN_PATIENT]);
  actor.send({ type: 'patient.addAnyway' });
  await ports.registerPatient.fail(REFUSED);
  expect(selectNewPatientMessages(now())).toEqual({ email: 'Invalid email' });
  expect(selectNewPatientNotice(now())).toBeNull();
});

it('API-21.16: before it sells to another patient, the page asks whether to discard a sale with unsaved work', () => {
  const given = { ...INPUT, memberId: '10000412' };
  const { actor, now } = startChart(newPatientMachine, given);
  actor.send({ type: 'patient.edit', discards: true });
  expect([now().hasTag('discarding'), selectIsContinued(now())]).toEqual([true, true]);
  actor.send({ type: 'dialog.close' });
  expect(now().matches({ chosen: 'selling' })).toBe(true);
  actor.send({ type: 'patient.edit', discards: true });
  actor.send({ type: 'discard.confirm' });
  expect([now().value, now().context.memberId, selectIsContinued(now())]).toEqual(['entering', '', false]);
  const sold = startChart(newPatientMachine, given);
  sold.actor.send({ type: 'patient.edit', discards: false });
  expect(sold.now().value).toBe('entering');
});

it('API-21.15: a refusal of something that is no field is a notice', async () => {
  const { actor, ports, now } = startChart(newPatientMachine, INPUT);
  actor.send({ type: 'patient.submit' });
  await ports.findKnown.succeed([]);
  await ports.registerPatient.fail({
    ...REFUSED,
    validationErrors: [{ field: 'evenIfKnown', message: 'Wrong' }],
  });
  expect(selectNewPatientNotice(now())).toBe('Wrong');
});
