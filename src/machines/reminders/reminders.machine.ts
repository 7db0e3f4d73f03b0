import { assign, setup } from 'xstate';
import type { Toast } from '#domain/notification/toast.ts';
import {
  NO_REMINDERS,
  overLimit,
  type Reminders,
  remindersToast,
  withRows,
} from '#domain/patient/payment-reminder.ts';
import { failureActions } from '../shared/failure.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import type {
  ReminderPreview,
  RemindersContext,
  RemindersEvent,
  SendRemindersInput,
} from './reminders.types.ts';

export const remindersMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as RemindersContext,
    events: {} as RemindersEvent,
    tags: {} as 'loading' | 'busy',
  },
  actors: {
    previewReminders: port<ReminderPreview, { memberIds: readonly string[] }>('previewReminders'),
    sendReminders: port<Reminders, SendRemindersInput>('sendReminders'),
  },
  guards: {
    hasSelection: ({ context }) => context.selected.length > 0,
    isSent: (_, { reminded }: Reminders) => reminded.length > 0,
    hasRecipient: ({ context }) => context.preview.reminders.reminded.length > 0,
  },
  actions: {
    selectRows: assign({
      selected: (
        { context },
        { memberIds, isSelected }: { memberIds: readonly string[]; isSelected: boolean },
      ) => withRows(context.selected, memberIds, isSelected),
    }),
    clearSelection: assign({ selected: [] }),
    selectOverLimit: assign((_, { reminders }: { reminders: Reminders }) => ({
      selected: overLimit(reminders),
    })),
    storePreview: assign((_, { preview }: { preview: ReminderPreview }) => ({ preview })),
    showToast: effect<Toast>('showToast'),
    ...failureActions,
  },
}).createMachine({
  id: 'reminders',
  description: 'The user selects patients in the list and emails them a reminder of the past due amount.',
  meta: { requirements: ['API-5'] },
  context: { selected: [], preview: { key: '', reminders: NO_REMINDERS }, failure: null },
  initial: 'selecting',
  states: {
    selecting: {
      description: 'Rows are selected, on one page or several. No dialog is open.',
      on: {
        'rows.select': { actions: { type: 'selectRows', params: ({ event }) => event } },
        'selection.clear': { actions: 'clearSelection' },
        'reminder.open': { guard: 'hasSelection', target: 'previewing' },
      },
    },
    previewing: {
      description: 'The server checks who would get a reminder. Nothing is sent.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'previewReminders',
        src: 'previewReminders',
        input: ({ context }) => ({ memberIds: context.selected }),
        onDone: {
          target: 'confirming',
          actions: { type: 'storePreview', params: ({ event }) => ({ preview: event.output }) },
        },
        onError: { target: 'notPreviewed', actions: 'storeFailure' },
      },
      on: { 'dialog.close': 'selecting' },
    },
    notPreviewed: {
      description: 'The check failed, and the dialog shows the reason.',
      on: { 'reminder.retry': 'previewing', 'dialog.close': 'selecting' },
    },
    confirming: {
      description: 'The dialog says who will get a reminder, and who is skipped and why.',
      on: {
        'reminder.send': { guard: 'hasRecipient', target: 'sending' },
        'dialog.close': 'selecting',
      },
    },
    sending: {
      description:
        'Queues the emails, all or none. Patients beyond the email limit stay selected. If every patient was reminded since the check, the dialog says when.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'sendReminders',
        src: 'sendReminders',
        input: ({ context: { selected, preview } }) => ({ memberIds: selected, key: preview.key }),
        onDone: [
          {
            guard: { type: 'isSent', params: ({ event }) => event.output },
            target: 'selecting',
            actions: [
              { type: 'selectOverLimit', params: ({ event }) => ({ reminders: event.output }) },
              { type: 'showToast', params: ({ event }) => remindersToast(event.output) },
            ],
          },
          {
            target: 'confirming',
            actions: {
              type: 'storePreview',
              params: ({ context: { preview }, event }) => ({
                preview: { ...preview, reminders: event.output },
              }),
            },
          },
        ],
        onError: { target: 'confirming', actions: 'storeFailure' },
      },
    },
  },
});
