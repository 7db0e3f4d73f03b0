import { PAGES } from '#domain/navigation/routes.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { mountContent } from '#widgets/shared/mount-content.tsx';
import { PaymentsFrame } from './PaymentsFrame.tsx';
import { PracticeTransactionsScreen } from './transactions/PracticeTransactionsScreen.tsx';
import { startPracticeTransactions } from './transactions/practice-transactions.ports.ts';

export function mount(element: HTMLElement, host: WidgetHost): () => void {
  const { stop, ...page } = startPracticeTransactions(host);
  return mountContent(
    element,
    host,
    <PaymentsFrame path={PAGES.practiceTransactions.path}>
      <PracticeTransactionsScreen {...page} />
    </PaymentsFrame>,
    stop,
  );
}
