import { answerOf } from './answer.ts';
import type { PortalClient } from './client.ts';
import type { PatientPlace } from './member.ts';
import { isAnything, isFlag, isRecordOf } from './shape.ts';

type PlanPlace = PatientPlace & { planId: string };

/** Whether a plan renews itself when its term ends (API-12). */
export function setAutoRenew(
  client: PortalClient,
  path: PlanPlace,
  enable: boolean,
): Promise<{ autoRenew: boolean }> {
  const address = '/patient-management/practice/{practiceId}/member/{memberId}/plan/{planId}/auto-renew';
  return answerOf(
    client.PUT(address, { params: { path }, body: { enable } }),
    isRecordOf<{ autoRenew: boolean }>({ autoRenew: isFlag }),
  );
}

/** Takes a member off a plan (API-12). */
export function removeMemberFromPlan(client: PortalClient, path: PlanPlace): Promise<unknown> {
  const address = '/patient-management/practice/{practiceId}/plan/{planId}/remove/{memberId}';
  return answerOf(client.DELETE(address, { params: { path } }), isAnything);
}
