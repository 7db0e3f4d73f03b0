import { pageModel } from '#charts/page/page-model.ts';
import { selectSelected } from '#machines/reminders/reminders.selectors.ts';
import { remindersModel } from '#tests/machines/reminders.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { FOUND_PATIENT } from '#tests/support/received-patients.ts';
import { canDo, type Drive, type SnapshotOf } from './drive.ts';
import { respondToSearchPage } from './search-page.ts';
import { shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof remindersModel>;

const hasSelection = (snapshot: Snapshot): boolean => selectSelected(snapshot).length > 0;
const canOpen = (snapshot: Snapshot): boolean => snapshot.matches('selecting') && hasSelection(snapshot);

const can = canDo<typeof remindersModel>({
  'rows.select': (snapshot, { isSelected }) =>
    snapshot.matches('selecting') && isSelected !== hasSelection(snapshot),
  'selection.clear': canOpen,
  'reminder.open': canOpen,
  'reminder.send': (snapshot) =>
    snapshot.matches('confirming') && snapshot.context.preview.reminders.reminded.length > 0,
});

export const remindersPage = pageModel({
  model: remindersModel,
  scenes: { 'one patient is found': { input: undefined, can } },
});

const PATH = '/patient/reminders';
const ADA = { memberId: '10000001', name: 'Ada Marlowe', amountDue: 30 };
const SOME = { reminded: [ADA], skipped: [] };
const BEYOND_LIMIT = { ...SOME, skipped: [{ ...ADA, reason: 'tooManyEmails' }] };
const NO_PATIENTS = {
  reminded: [],
  skipped: [{ ...ADA, reason: 'remindedRecently', remindedOn: '2026-11-20' }],
};

export const driveReminders: Drive<typeof remindersModel> = async (adapter, harness) => {
  const answer = await harness.pause(PATH);
  await respondToSearchPage(harness, FOUND_PATIENT);

  const sees = (words: string) => (snapshot: Snapshot) =>
    shows(adapter, readReminders, {
      selected: selectSelected(snapshot).length,
      words: snapshot.matches('selecting') ? '' : words,
      failure: snapshot.context.failure !== null && !snapshot.matches('selecting'),
    });
  return {
    open: () => harness.open('/search-patients'),
    do: {
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
      'sendReminders → sent up to the email limit': () => answer(PATH, 200, BEYOND_LIMIT),
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

const readReminders = () => ({
  selected: dom.all('.table-body :checked').length,
  words: dom.words('.dialog :is(.dialog-body [role=status], .state-message-title, .reminders-title)'),
  failure: dom.has('.dialog [role=alert]'),
});
