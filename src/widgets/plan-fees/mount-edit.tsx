import type { WidgetHost } from '#widgets/host/contract.ts';
import { timeZoneAt } from '#widgets/shared/host-facts.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { PlanFeeScreen } from './edit/PlanFeeScreen.tsx';
import { openPlanFees, startPlanFee } from './edit/plan-fee.ports.ts';
import { feeRightsOf } from './fee-rights.ts';

export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const { plan, stop } = startPlanFee(host, window.location.search);
  return mountContent(
    element,
    host,
    <PlanFeeScreen
      plan={plan}
      rights={feeRightsOf(host)}
      timeZone={timeZoneAt(host)}
      onBack={() => openPlanFees(host)}
    />,
    stop,
  );
}
