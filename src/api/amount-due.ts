import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PlanPath } from './member.ts';
import { isNumber, isRecordOf } from './shape.ts';

const isOutstanding = isRecordOf<{ amountDue: number }>({ amountDue: isNumber });

/** The amount due on a plan, in dollars (API-6, PATIENT-5). */
export async function getAmountDue(
  client: PortalClient,
  path: PlanPath,
  signal: AbortSignal,
): Promise<number> {
  const address = '/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/payment/due';
  const answer = await answerOf(client.GET(address, { params: { path }, signal }), isOutstanding);
  return answer.amountDue;
}
