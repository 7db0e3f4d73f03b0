import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { sendPaymentReminders } from '#api/payment-reminders.ts';
import type { Reminders } from '#domain/patient/payment-reminder.ts';
import { remindersMachine } from '#machines/reminders/reminders.machine.ts';
import type { ReminderPreview, SendRemindersInput } from '#machines/reminders/reminders.types.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';

export function wireReminders(host: WidgetHost) {
  const client = createHostClient(host);
  const send = (input: SendRemindersInput, preview: boolean, signal?: AbortSignal) =>
    sendPaymentReminders(client, host.session.practice.id, { ...input, preview }, signal);
  return remindersMachine.provide({
    actors: {
      previewReminders: fromPromise<ReminderPreview, { memberIds: readonly string[] }>(
        async ({ input, signal }) => {
          const key = crypto.randomUUID();
          return { key, reminders: await send({ ...input, key }, true, signal) };
        },
      ),
      sendReminders: fromPromise<Reminders, SendRemindersInput>(({ input }) => send(input, false)),
    },
    actions: { showToast: (_, toast) => host.toast(toast) },
  });
}
