import { PAGES } from '#domain/navigation/routes.ts';
import { hostIn, type WidgetElement, type WidgetHost } from '#widgets/host/contract.ts';

export default class PaymentManagement extends HTMLElement implements WidgetElement {
  host!: WidgetHost;
  #stop: (() => void) | null = null;

  async connectedCallback() {
    const host = hostIn(this.host);
    try {
      const mount =
        host.page.path === PAGES.practiceTransactions.path ? await loadTransactions() : await loadAccounts();
      if (this.isConnected) this.#stop = mount(this, host);
    } catch (error) {
      host.failed(error instanceof Error ? error.message : 'Part of it didn’t load.');
    }
  }

  disconnectedCallback() {
    this.#stop?.();
  }
}

const loadTransactions = async () => (await import('./mount-transactions.tsx')).mount;
const loadAccounts = async () => (await import('./mount-accounts.tsx')).mount;
