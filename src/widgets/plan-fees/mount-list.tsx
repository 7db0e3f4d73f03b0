import type { WidgetHost } from '#widgets/host/contract.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { startFeeChange } from './change/fee-change.ports.ts';
import { feeRightsOf } from './fee-rights.ts';
import { PlanFeesScreen } from './list/PlanFeesScreen.tsx';
import { openPlanFee, startPlanFees } from './list/plan-fees.ports.ts';

export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const fees = startPlanFees(host);
  const change = startFeeChange(host, ({ isConflict }) => {
    if (!isConflict) fees.send({ type: 'selection.clear' });
    fees.send({ type: 'list.reload' });
  });
  return mountContent(
    element,
    host,
    <PlanFeesScreen
      fees={fees}
      change={change}
      rights={feeRightsOf(host)}
      onOpen={(planId) => openPlanFee(host, planId)}
    />,
    () => {
      change.stop();
      fees.stop();
    },
  );
}
