import { fromPromise } from 'xstate';
import { createHostClient } from '#api/host-client.ts';
import { changePlanFees, previewPlanFees } from '#api/plan-fees.ts';
import type { FeeRequest } from '#domain/plan/fee-change.ts';
import type { FeePreview } from '#domain/plan/plan-fee.ts';
import { feeChangeMachine } from '#machines/fee-change/fee-change.machine.ts';
import type { FeeChangeInput } from '#machines/fee-change/fee-change.types.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { practiceOf, todayAt, unsavedWorkOf } from '#widgets/shared/host-facts.ts';
import { feeRightsOf } from '../fee-rights.ts';

export function feeChangeInput(host: WidgetHost): FeeChangeInput {
  const { increase, edit } = feeRightsOf(host);
  return { today: todayAt(host), mayIncrease: increase === undefined, mayEdit: edit === undefined };
}

export function wireFeeChange(host: WidgetHost) {
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
      showToast: (_, toast) => host.toast(toast),
    },
  });
}
