import type { Due, OldestDue, OtherDue } from '#domain/plan/plan-selection.ts';
import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import { PLAN_ADDRESS, type PlanPath } from './member.ts';
import {
  isAbsentOr,
  isCalendarDay,
  isFlag,
  isListOf,
  isNumber,
  isOneOf,
  isRecordOf,
  isText,
} from './shape.ts';

const isOutstanding = isRecordOf<{
  amountDue: number;
  oldestDue: OldestDue | null | undefined;
  otherPlans: OtherDue[] | null | undefined;
}>({
  amountDue: isNumber,
  oldestDue: isAbsentOr(
    isRecordOf<OldestDue>({
      dueDate: isCalendarDay,
      paymentType: isOneOf(['New', 'Subscription', 'Upgrade']),
      partlyPaid: isAbsentOr(isFlag),
    }),
  ),
  otherPlans: isAbsentOr(isListOf(isRecordOf<OtherDue>({ planId: isText, amountDue: isNumber }))),
});

/** The amount due on a plan, in dollars (API-6, PATIENT-5). */
export async function getAmountDue(client: PortalClient, path: PlanPath, signal: AbortSignal): Promise<Due> {
  const call = client.GET(`${PLAN_ADDRESS}/payment/due`, { params: { path }, signal });
  const answer = await answerOf(call, isOutstanding);
  const { amountDue, oldestDue, otherPlans } = answer;
  return { amountDue, oldest: oldestDue ?? null, others: otherPlans ?? [] };
}
