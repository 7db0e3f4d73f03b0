import type { Failure } from '#domain/failure/failure.ts';
import type { Reminders } from '#domain/patient/payment-reminder.ts';

export type RemindersEvent =
  | { type: 'rows.select'; memberIds: readonly string[]; isSelected: boolean }
  | { type: 'selection.clear' }
  | { type: 'reminder.open' }
  | { type: 'reminder.retry' }
  | { type: 'reminder.send' }
  | { type: 'dialog.close' };

/** The key makes sending repeatable: after a lost response, sending again sends nothing twice. */
export interface ReminderPreview {
  key: string;
  reminders: Reminders;
}

export interface SendRemindersInput {
  memberIds: readonly string[];
  key: string;
}

export interface RemindersContext {
  selected: readonly string[];
  preview: ReminderPreview;
  failure: Failure | null;
}
