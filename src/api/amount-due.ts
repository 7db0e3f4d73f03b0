import type { Due, OldestDue } from '#domain/plan/plan-selection.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PlanPath } from './member.ts';
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
  const address = '/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/payment/due';
  const answer = await answerOf(client.GET(address, { params: { path }, signal }), isOutstanding);
  return { amountDue: answer.amountDue, oldest: answer.oldestDue ?? null };
}
