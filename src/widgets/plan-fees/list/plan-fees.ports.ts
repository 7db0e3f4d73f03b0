import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { listPlanFees } from '#api/plan-fees.ts';
import { type PlanFeePage, planFeeAddress } from '#domain/plan/plan-fee.ts';
import { planFeesMachine } from '#machines/plan-fees/plan-fees.machine.ts';
import { selectFeeChange } from '#machines/plan-fees/plan-fees.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { practiceOf } from '#widgets/shared/host-facts.ts';
import { logFailure } from '#widgets/shared/log-failure.ports.ts';
import { watchToday } from '#widgets/shared/watch-today.ports.ts';
import { feeChangeInput, wireFeeChange } from '../change/fee-change.ports.ts';

export function startPlanFees(host: WidgetHost) {
  const fees = createRoot(wirePlanFees(host), { systemId: 'fees', input: feeChangeInput(host) });
  fees.start();
  return { fees, stop: watchToday(host, fees, () => selectFeeChange(fees.getSnapshot())) };
}

export const openPlanFee = (host: WidgetHost, planId: string): void => host.navigate(planFeeAddress(planId));

export function wirePlanFees(host: WidgetHost) {
  const client = createHostClient(host);
  return planFeesMachine.provide({
    actors: {
      feeChange: wireFeeChange(host),
      listFees: fromPromise<PlanFeePage, { page: number }>(({ input: { page }, signal }) =>
        listPlanFees(client, practiceOf(host), page, signal),
      ),
    },
    actions: { logFailure },
  });
}
