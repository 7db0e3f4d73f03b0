import { hostIn, type WidgetElement, type WidgetHost } from '#widgets/host/contract.ts';

export default class GoalSettings extends HTMLElement implements WidgetElement {
  host!: WidgetHost;
  #stop: (() => void) | null = null;

  async connectedCallback() {
    const host = hostIn(this.host);
    try {
      const { mount } = await import('./mount-goals.tsx');
      if (this.isConnected) this.#stop = mount(this, host);
    } catch (error) {
      host.failed(error instanceof Error ? error.message : 'Part of it didn’t load.');
    }
  }

  disconnectedCallback() {
    this.#stop?.();
  }
}
