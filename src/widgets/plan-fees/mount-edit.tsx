import type { WidgetHost } from '#widgets/host/contract.ts';
import { timeZoneAt } from '#widgets/shared/host-facts.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { startFeeChange } from './change/fee-change.ports.ts';
import { PlanFeeScreen } from './edit/PlanFeeScreen.tsx';
import { openPlanFees, startPlanFee } from './edit/plan-fee.ports.ts';
import { feeRightsOf } from './fee-rights.ts';

export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const plan = startPlanFee(host, window.location.search);
  const change = startFeeChange(host, () => plan.send({ type: 'plan.load' }));
  return mountContent(
    element,
    host,
    <PlanFeeScreen
      plan={plan}
      change={change}
      rights={feeRightsOf(host)}
      timeZone={timeZoneAt(host)}
      onBack={() => openPlanFees(host)}
    />,
    () => {
      change.stop();
      plan.stop();
    },
  );
}
