import { PAGES } from '#domain/navigation/routes.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { timeZoneAt } from '#widgets/shared/host-facts.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { DayCloseScreen } from './day-close/DayCloseScreen.tsx';
import { startDayClose } from './day-close/day-close.ports.ts';
import { PaymentsFrame } from './PaymentsFrame.tsx';

export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const { close, stop } = startDayClose(host);
  return mountContent(
    element,
    host,
    <PaymentsFrame path={PAGES.dayClose.path}>
      <DayCloseScreen close={close} timeZone={timeZoneAt(host)} />
    </PaymentsFrame>,
    stop,
  );
}
