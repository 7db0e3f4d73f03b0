import { hostIn, type WidgetElement, type WidgetHost } from '#widgets/host/contract.ts';

/** The patient management widget: the search, and each page about a patient (WIDGET-1). */
export default class PatientManagement extends HTMLElement implements WidgetElement {
  host!: WidgetHost;
  #stop: (() => void) | null = null;

  async connectedCallback() {
    const host = hostIn(this.host);
    try {
      const { preparePage, showPatientManagement } = await import('./mount.tsx');
      await preparePage(host);
      if (this.isConnected) this.#stop = showPatientManagement(this, host);
    } catch (error) {
      host.failed(error instanceof Error ? error.message : 'Its parts could not be loaded.');
    }
  }

  disconnectedCallback() {
    this.#stop?.();
  }
}
