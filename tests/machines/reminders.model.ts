import { model } from '#charts/explore/model.ts';
import type { Reminders } from '#domain/patient/payment-reminder.ts';
import { remindersMachine } from '#machines/reminders/reminders.machine.ts';

const ADA = { memberId: '10000001', name: 'Ada Marlowe', amountCents: 3000 };
const SOME: Reminders = { reminded: [ADA], skipped: [] };
const NO_PATIENTS: Reminders = {
  reminded: [],
  skipped: [{ ...ADA, reason: 'remindedRecently', remindedOn: '2026-11-20' }],
};
const BEYOND_LIMIT: Reminders = {
  reminded: [{ ...ADA, memberId: '10000002' }],
  skipped: [{ ...ADA, reason: 'tooManyEmails' }],
};
const BUSY = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

export const remindersModel = model({
  machine: remindersMachine,
  inputs: [undefined],
  events: {
    'rows.select': [
      { case: 'all', memberIds: ['10000001'], isSelected: true },
      { case: 'none', memberIds: ['10000001'], isSelected: false },
    ],
    'selection.clear': [{}],
    'reminder.open': [{}],
    'reminder.retry': [{}],
    'reminder.send': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    previewReminders: {
      'one patient': { output: { key: 'key-0001', reminders: SOME } },
      'no patients': { output: { key: 'key-0002', reminders: NO_PATIENTS } },
      'server down': BUSY,
    },
    sendReminders: {
      sent: { output: SOME },
      'sent up to the email limit': { output: BEYOND_LIMIT },
      'reminded by another user': { output: NO_PATIENTS },
      'server down': BUSY,
    },
  },
  abstraction: ({ context: { selected, preview, failure } }) => [
    selected.length,
    preview.reminders.reminded.length,
    failure === null,
  ],
  isHome: (snapshot) => snapshot.matches('selecting'),
  invariants: {
    'API-5: reminders are sent only after a preview that names a recipient.': (snapshot) =>
      !snapshot.matches('sending') || snapshot.context.preview.reminders.reminded.length > 0,
    'API-5: a dialog is open only with a selection.': (snapshot) =>
      snapshot.matches('selecting') || snapshot.context.selected.length > 0,
    'API-5: the server is called exactly while the chart checks or sends.': (snapshot) =>
      (snapshot.hasTag('loading') || snapshot.hasTag('busy')) ===
      ('previewReminders' in snapshot.children || 'sendReminders' in snapshot.children),
  },
});
