import type { Due, OldestDue } from '#domain/plan/plan-selection.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { PLAN_ADDRESS, type PlanPath } from './member.ts';
import { isAbsentOr, isCalendarDay, isFlag, isNumber, isOneOf, isRecordOf } from './shape.ts';

const isOutstanding = isRecordOf<{ amountDue: number; oldestDue: OldestDue | null | undefined }>({
  amountDue: isNumber,
  oldestDue: isAbsentOr(
    isRecordOf<OldestDue>({
      dueDate: isCalendarDay,
      paymentType: isOneOf(['New', 'Subscription', 'Upgrade']),
      partlyPaid: isAbsentOr(isFlag),
    }),
  ),
});

/** The amount due on a plan, in dollars (API-6, PATIENT-5). */
export async function getAmountDue(client: PortalClient, path: PlanPath, signal: AbortSignal): Promise<Due> {
  const call = client.GET(`${PLAN_ADDRESS}/payment/due`, { params: { path }, signal });
  const answer = await answerOf(call, isOutstanding);
  return { amountDue: answer.amountDue, oldest: answer.oldestDue ?? null };
}
