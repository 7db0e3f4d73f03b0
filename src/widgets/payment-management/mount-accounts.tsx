import { PAGES } from '#domain/navigation/routes.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { todayAt } from '#widgets/shared/host-facts.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { OfficeAccountsScreen } from './accounts/OfficeAccountsScreen.tsx';
import { startOfficeAccounts } from './accounts/office-accounts.ports.ts';
import { PaymentsFrame } from './PaymentsFrame.tsx';

export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const { accounts, attachCardFields, stop } = startOfficeAccounts(host);
  return mountContent(
    element,
    host,
    <PaymentsFrame path={PAGES.paymentManagement.path}>
      <OfficeAccountsScreen
        accounts={accounts}
        attach={attachCardFields}
        rights={host.session.user}
        today={todayAt(host)}
      />
    </PaymentsFrame>,
    stop,
  );
}
