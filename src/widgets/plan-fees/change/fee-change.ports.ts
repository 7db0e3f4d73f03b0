import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { changePlanFees, previewPlanFees } from '#api/plan-fees.ts';
import type { FeeRequest } from '#domain/plan/fee-change.ts';
import type { FeePreview } from '#domain/plan/plan-fee.ts';
import { feeChangeMachine } from '#machines/fee-change/fee-change.machine.ts';
import type { FeeChangeRef } from '#machines/fee-change/fee-change.selectors.ts';
import { createRoot } from '#machines/roots.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { practiceOf, todayAt, unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import { feeRightsOf } from '../fee-rights.ts';

type Reload = (after: { isConflict: boolean }) => void;

export function startFeeChange(host: WidgetHost, reload: Reload): FeeChangeRef {
  const { increase, edit } = feeRightsOf(host);
  const input = {
    today: todayAt(host),
    mayIncrease: increase === undefined,
    mayEdit: edit === undefined,
  };
  return createRoot(wireFeeChange(host, reload), { input }).start();
}

export function wireFeeChange(host: WidgetHost, reload: Reload) {
  const client = createHostClient(host);
  return feeChangeMachine.provide({
    actors: {
      previewFees: fromPromise<FeePreview, FeeRequest>(({ input, signal }) =>
        previewPlanFees(client, practiceOf(host), input, signal),
      ),
      changeFees: fromPromise<{ message: string }, FeeRequest>(({ input }) =>
        changePlanFees(client, practiceOf(host), input),
      ),
    },
    actions: {
      reportUnsavedWork: unsavedWorkOf(host),
      reloadFees: (_, after) => reload(after),
      showToast: (_, toast) => host.toast(toast),
    },
  });
}
