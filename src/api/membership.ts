import { answerOf, doneBy } from './answer.ts';
import type { PortalClient } from './client.ts';
import { PLAN_ADDRESS, type PlanPath } from './member.ts';
import { isFlag, isRecordOf } from './shape.ts';

export function setAutoRenew(
  client: PortalClient,
  path: PlanPath,
  enable: boolean,
): Promise<{ autoRenew: boolean }> {
  return answerOf(
    client.PUT(`${PLAN_ADDRESS}/auto-renew`, { params: { path }, body: { enable } }),
    isRecordOf<{ autoRenew: boolean }>({ autoRenew: isFlag }),
  );
}

export const cancelPlan = (client: PortalClient, path: PlanPath): Promise<void> =>
  doneBy(client.POST(`${PLAN_ADDRESS}/cancel`, { params: { path } }));

export function removeMemberFromPlan(client: PortalClient, path: PlanPath): Promise<void> {
  const address = '/patient-management/practice/{practiceId}/plan/{planId}/remove/{memberId}';
  return doneBy(client.DELETE(address, { params: { path } }));
}
