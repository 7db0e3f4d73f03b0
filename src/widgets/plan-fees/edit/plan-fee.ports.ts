import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { cancelPlanFee, getPlanFee } from '#api/plan-fees.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { type FeeLevel, type PlanFeeDetail, planInAddress } from '#domain/plan/plan-fee.ts';
import { planFeeMachine } from '#machines/plan-fee/plan-fee.machine.ts';
import { selectFeeChange } from '#machines/plan-fee/plan-fee.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { practiceOf } from '#widgets/shared/host-facts.ts';
import { logFailure } from '#widgets/shared/log-failure.ports.ts';
import { watchToday } from '#widgets/shared/watch-today.ports.ts';
import { feeChangeInput, wireFeeChange } from '../change/fee-change.ports.ts';
import { feeRightsOf } from '../fee-rights.ts';

/** @param query of the page's address */
export function startPlanFee(host: WidgetHost, query: string) {
  const mayCancel = feeRightsOf(host).cancel === undefined;
  const input = { ...feeChangeInput(host), planId: planInAddress(query), mayCancel };
  const plan = createRoot(wirePlanFee(host), { systemId: 'fees', input });
  plan.start();
  return { plan, stop: watchToday(host, plan, () => selectFeeChange(plan.getSnapshot())) };
}

export const openPlanFees = (host: WidgetHost): void => host.navigate(PAGES.feeManagement.path);

export function wirePlanFee(host: WidgetHost) {
  const client = createHostClient(host);
  return planFeeMachine.provide({
    actors: {
      feeChange: wireFeeChange(host),
      loadPlan: fromPromise<PlanFeeDetail, { planId: string }>(({ input: { planId }, signal }) =>
        getPlanFee(client, { ...practiceOf(host), planId }, signal),
      ),
      cancelIncrease: fromPromise<void, FeeLevel>(({ input }) =>
        cancelPlanFee(client, practiceOf(host), input),
      ),
    },
    actions: { showToast: (_, toast) => host.toast(toast), logFailure },
  });
}
