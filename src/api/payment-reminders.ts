import { centsOfDollars } from '#domain/money/money.ts';
import type { Reminders } from '#domain/patient/payment-reminder.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { components } from './schema.d.ts';
import { type Guard, isAbsentOr, isCalendarDay, isListOf, isNumber, isRecordOf, isText } from './shape.ts';

type Wire = components['schemas'];

const REMINDED = { memberId: isText, name: isText, amountDue: isNumber };
const isReminders = isRecordOf<Wire['Reminders']>({
  reminded: isListOf(isRecordOf<Wire['Reminded']>(REMINDED)),
  skipped: isListOf(
    isRecordOf<Wire['NotReminded']>({
      ...REMINDED,
      reason: isText as Guard<Wire['NotReminded']['reason']>,
      remindedOn: isAbsentOr(isCalendarDay) as Guard<string>,
    }),
  ),
});

const adapted = <Each extends Wire['Reminded']>({ amountDue, ...patient }: Each) => ({
  ...patient,
  amountCents: centsOfDollars(amountDue),
});

export async function sendPaymentReminders(
  client: PortalClient,
  practiceId: string,
  { memberIds, ...request }: { memberIds: readonly string[]; key: string; preview: boolean },
  signal?: AbortSignal,
): Promise<Reminders> {
  const path = '/patient-management/practice/{practiceId}/patient/reminders';
  const body = { memberIds: [...memberIds], ...request };
  const call = client.POST(path, { params: { path: { practiceId } }, body, ...(signal && { signal }) });
  const { reminded, skipped } = await answerOf(call, isReminders);
  return { reminded: reminded.map(adapted), skipped: skipped.map(adapted) };
}
