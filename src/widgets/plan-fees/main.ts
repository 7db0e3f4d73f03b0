import { PAGES } from '#domain/navigation/routes.ts';
import { hostIn, type WidgetElement, type WidgetHost } from '#widgets/host/contract.ts';

export default class PlanFees extends HTMLElement implements WidgetElement {
  host!: WidgetHost;
  #stop: (() => void) | null = null;

  async connectedCallback() {
    const host = hostIn(this.host);
    try {
      const mount = host.page.path === PAGES.editPlanFee.path ? await loadEdit() : await loadList();
      if (this.isConnected) this.#stop = mount(this, host);
    } catch (error) {
      host.failed(error instanceof Error ? error.message : 'Part of it didn’t load.');
    }
  }

  disconnectedCallback() {
    this.#stop?.();
  }
}

const loadList = async () => (await import('./mount-list.tsx')).mount;
const loadEdit = async () => (await import('./mount-edit.tsx')).mount;
