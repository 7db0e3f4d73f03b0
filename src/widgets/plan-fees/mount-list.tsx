import type { WidgetHost } from '#widgets/host/contract.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { feeRightsOf } from './fee-rights.ts';
import { PlanFeesScreen } from './list/PlanFeesScreen.tsx';
import { openPlanFee, startPlanFees } from './list/plan-fees.ports.ts';

export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const { fees, stop } = startPlanFees(host);
  return mountContent(
    element,
    host,
    <PlanFeesScreen fees={fees} rights={feeRightsOf(host)} onOpen={(planId) => openPlanFee(host, planId)} />,
    stop,
  );
}
