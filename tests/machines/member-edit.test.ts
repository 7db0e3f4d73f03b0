import { describe, expect, it } from 'vitest';
import type { MemberField } from '#domain/patient/member-edit.ts';
import { memberEditMachine } from '#machines/member-edit/member-edit.machine.ts';
import {
  selectDifferences,
  selectEditPhase,
  selectHasChanges,
  selectIsSaving,
  selectMessages,
  selectNotice,
} from '#machines/member-edit/member-edit.selectors.ts';
import { BUSY, invalidField } from '#tests/support/failures.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { RECORD, STALE } from './member-edit.model.ts';

const SHORT = 'Name must be at least 3 characters';

const DISCARD = { type: 'member.discard' } as const;
const TYPE_BACK = { type: 'field.change', field: 'firstName', value: 'Ada' } as const;

const UNSAVED = ['reportUnsavedWork', { isUnsaved: true }];
const ALL_SAVED = ['reportUnsavedWork', { isUnsaved: false }];

async function openForm() {
  const { actor, ports, log, now } = startChart(memberEditMachine, { today: '2026-11-22' });
  const { loadMember: record, saveMember: save } = ports;
  const type = (field: MemberField, text: string) => actor.send({ type: 'field.change', field, value: text });
  expect(selectEditPhase(now())).toBe('loading');
  await record.succeed(RECORD);
  return { actor, record, save, log, now, type };
}

describe('the form that changes a patient', () => {
  it('API-8: only the changes are saved, with the loaded version; then the patient’s page opens', async () => {
    const { actor, save, log, now, type } = await openForm();
    expect([selectEditPhase(now()), now().context.fields.texts, selectHasChanges(now())]).toEqual([
      'form',
      RECORD.texts,
      false,
    ]);
    type('phone', '6145550177');
    actor.send({ type: 'field.blur', field: 'phone' });
    expect([now().context.fields.texts.phone, selectHasChanges(now()), log]).toEqual([
      '(614) 555-0177',
      true,
      [UNSAVED],
    ]);
    actor.send({ type: 'member.save' });
    actor.send({ type: 'member.save' });
    type('phone', '');
    expect([selectIsSaving(now()), save.asked]).toEqual([
      true,
      [{ change: { phoneNumber: '6145550177' }, version: 3 }],
    ]);
    await save.succeed({ message: 'Member data updated successfully' });
    expect(log).toEqual([
      UNSAVED,
      ALL_SAVED,
      ['showToast', { variant: 'success', label: 'Member data updated successfully' }],
      ['reloadPatient', undefined],
      ['openPatient', undefined],
    ]);
  });

  it('ERR-1: a validation error of the server shows at its field until the field changes', async () => {
    const { actor, save, now, type } = await openForm();
    type('firstName', 'Alma');
    actor.send({ type: 'member.save' });
    const validationErrors = [{ field: 'firstName', message: SHORT }];
    await save.fail({ status: 400, reason: 'Bad Request', message: SHORT, validationErrors });
    expect([selectMessages(now()), selectNotice(now()), selectIsSaving(now())]).toEqual([
      { firstName: SHORT },
      null,
      false,
    ]);
    type('firstName', 'Almaz');
    expect(selectMessages(now())).toEqual({});
    actor.send({ type: 'member.save' });
    expect(save.asked).toHaveLength(2);
  });

  it('ERR-1: any other failure keeps the fields as they are and shows why', async () => {
    const { actor, save, now, type } = await openForm();
    type('firstName', 'Alma');
    actor.send({ type: 'member.save' });
    await save.fail(BUSY);
    expect([selectNotice(now()), now().context.fields.texts.firstName, selectHasChanges(now())]).toEqual([
      BUSY.message,
      'Alma',
      true,
    ]);
  });

  it('API-8, SESSION-1: a save for another practice is rejected, and the record is not stale', async () => {
    const { actor, save, now, type } = await openForm();
    type('firstName', 'Alma');
    actor.send({ type: 'member.save' });
    await save.fail({ status: 409, code: 'otherPracticeContext', message: 'Go back to the practice.' });
    expect([selectDifferences(now()), selectNotice(now())]).toEqual([null, 'Go back to the practice.']);
  });

  it('API-8, API-8.2: after another user changed the record, the form has their values and keeps what the user typed, and a second save sends only that', async () => {
    const { actor, save, log, now, type } = await openForm();
    type('firstName', 'Alma');
    type('lastName', 'Marlow');
    type('lastName', 'Marlowe ');
    actor.send({ type: 'member.save' });
    await save.fail(STALE);
    const { firstName, lastName, city } = now().context.fields.texts;
    expect([firstName, lastName, city, selectNotice(now()), selectDifferences(now())]).toEqual([
      'Alma',
      'Marlowe',
      'Bexley',
      null,
      [{ name: 'First name', stored: 'Ada', mine: 'Alma' }],
    ]);
    actor.send({ type: 'member.save' });
    expect(save.asked.at(-1)).toEqual({ change: { firstName: 'Alma' }, version: 4 });
    expect(selectDifferences(now())).toBeNull();
    await save.succeed({ message: 'Member data updated successfully' });
    expect(log.map(([name]) => name)).toEqual([
      'reportUnsavedWork',
      'reloadPatient',
      'reportUnsavedWork',
      'showToast',
      'reloadPatient',
      'openPatient',
    ]);
  });

  it('API-8.2: both users typed the same value, which stays; and the user discards the changes for what is stored', async () => {
    const { actor, save, now, type } = await openForm();
    type('city', 'Bexley');
    actor.send({ type: 'member.save' });
    await save.fail(STALE);
    expect([selectHasChanges(now()), selectDifferences(now())]).toEqual([false, []]);
    type('firstName', 'Alma');
    actor.send(DISCARD);
    const { fields, version } = now().context;
    expect([fields.texts.city, fields.texts.firstName, version, selectDifferences(now())]).toEqual([
      'Bexley',
      'Ada',
      4,
      null,
    ]);
  });

  it('ERR-1: a refusal of a field that the form does not have is shown in the notice', async () => {
    const { actor, save, now, type } = await openForm();
    type('firstName', 'Alma');
    actor.send({ type: 'member.save' });
    await save.fail(invalidField('ssn', 'SSN is not accepted'));
    expect([selectMessages(now()), selectNotice(now())]).toEqual([{}, 'SSN is not accepted']);
  });

  it('ERR-1: after a save without a response, the notice stays while the user types the old value back, until the record is loaded', async () => {
    const { actor, save, now, type } = await openForm();
    type('firstName', 'Alma');
    actor.send({ type: 'member.save' });
    await save.fail(BUSY);
    actor.send(TYPE_BACK);
    expect([selectHasChanges(now()), selectNotice(now())]).toEqual([false, BUSY.message]);
    type('firstName', 'Adam');
    actor.send(DISCARD);
    expect([selectEditPhase(now()), selectNotice(now())]).toEqual(['loading', null]);
  });

  it('API-8: after a save without a response, the record is loaded again when the user discards the changes', async () => {
    const { actor, record, save, now, type } = await openForm();
    type('firstName', 'Alma');
    actor.send({ type: 'member.save' });
    await save.fail(BUSY);
    actor.send(DISCARD);
    expect(selectEditPhase(now())).toBe('loading');
    await record.succeed({ version: 4, texts: { ...RECORD.texts, city: 'Dayton' } });
    expect([now().context.version, now().context.fields.texts.city]).toEqual([4, 'Dayton']);
  });
});
