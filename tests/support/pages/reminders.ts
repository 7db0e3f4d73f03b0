import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { remindersMachine } from '#machines/reminders/reminders.machine.ts';
import { selectSelected } from '#machines/reminders/reminders.selectors.ts';
import { VIEWS } from '#tests/machines/patient-views.model.ts';
import { remindersModel } from '#tests/machines/reminders.model.ts';
import { BUSY, listed } from '#tests/support/desk.ts';
import { FOUND_PATIENT } from '#tests/support/received-patients.ts';
import type { Drive } from './drive.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof remindersMachine>;

function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  const hasSelection = selectSelected(snapshot).length > 0;
  switch (event.type) {
    case 'row.toggle':
      return snapshot.matches('selecting');
    case 'rows.select':
      return snapshot.matches('selecting') && event['isSelected'] !== hasSelection;
    case 'selection.clear':
    case 'reminder.open':
      return snapshot.matches('selecting') && hasSelection;
    case 'reminder.send':
      return snapshot.matches('confirming') && snapshot.context.preview.reminders.reminded.length > 0;
    default:
      return true;
  }
}

export const remindersPage = pageModel({
  model: remindersModel,
  scenes: { 'one patient is found': { input: undefined, can } },
  notOnPage: [],
});

const PATH = '/patient/reminders';
const ADA = { memberId: '10000001', name: 'Ada Marlowe', amountDue: 30 };
const SOME = { reminded: [ADA], skipped: [] };
const NO_PATIENTS = {
  reminded: [],
  skipped: [{ ...ADA, reason: 'remindedRecently', remindedOn: '2026-11-20' }],
};

export const driveReminders: Drive<typeof remindersMachine> = async (adapter, desk) => {
  const answer = await desk.hold(PATH);
  await desk.tell('/patient/search', () => listed(FOUND_PATIENT));
  await desk.tell('/patient/recent', () => ({ results: [] }));
  await desk.tell('/patient/views', () => VIEWS);
  await desk.tell('/patient/saved-views', () => ({ version: 0, views: [] }));
  const sees = (words: string) => (snapshot: Snapshot) =>
    shows(adapter, readReminders, {
      selected: selectSelected(snapshot).length,
      words: snapshot.matches('selecting') ? '' : words,
      failure: snapshot.context.failure !== null && !snapshot.matches('selecting'),
    });
  return {
    ...adapter,
    open: () => desk.open('/search-patients'),
    do: {
      'row.toggle': () => adapter.clickAt('.table-body .checkbox-label'),
      'rows.select': () => adapter.clickAt('.table-head .checkbox-label'),
      'selection.clear': () => adapter.click('button', 'Clear selection'),
      'reminder.open': () => adapter.click('button', 'Send reminder'),
      'reminder.retry': () => adapter.click('button', 'Try again'),
      'reminder.send': () => adapter.click('button', 'Send 1 reminder'),
      'dialog.close': () => adapter.click('button', 'Cancel'),
    },
    answer: {
      'previewReminders → one patient': () => answer(PATH, 200, SOME),
      'previewReminders → no patients': () => answer(PATH, 200, NO_PATIENTS),
      'previewReminders → server down': () => answer(PATH, 503, BUSY),
      'sendReminders → sent': () => answer(PATH, 200, SOME),
      'sendReminders → reminded by another user': () => answer(PATH, 200, NO_PATIENTS),
      'sendReminders → server down': () => answer(PATH, 503, BUSY),
    },
    see: {
      'reminders.selecting': sees(''),
      'reminders.previewing': sees('Checking who gets a reminder…'),
      'reminders.notPreviewed': sees('Couldn’t check the reminders'),
      'reminders.confirming': (snapshot) =>
        sees(
          snapshot.context.preview.reminders.reminded.length > 0
            ? '1 patient will get an email'
            : 'No patient will get an email',
        )(snapshot),
      'reminders.sending': sees('1 patient will get an email'),
    },
  };
};

function readReminders() {
  const dialog = document.querySelector<HTMLElement>('.dialog');
  const words = dialog?.querySelector<HTMLElement>(
    '.dialog-body [role=status], .state-message-title, .reminders-title',
  );
  return {
    selected: document.querySelectorAll('.table-body :checked').length,
    words: words?.innerText ?? '',
    failure: dialog?.querySelector('[role=alert]') !== null && dialog !== null,
  };
}
