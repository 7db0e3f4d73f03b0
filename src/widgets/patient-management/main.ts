import { PAGES } from '#domain/navigation/routes.ts';
import { hostIn, type WidgetElement, type WidgetHost } from '#widgets/host/contract.ts';

export default class PatientManagement extends HTMLElement implements WidgetElement {
  host!: WidgetHost;
  #stop: (() => void) | null = null;

  async connectedCallback() {
    const host = hostIn(this.host);
    try {
      const mount = host.page.path === PAGES.searchPatients.path ? await loadSearch() : await loadPatient();
      if (this.isConnected) this.#stop = mount(this, host);
    } catch (error) {
      host.failed(error instanceof Error ? error.message : 'Part of it didn’t load.');
    }
  }

  disconnectedCallback() {
    this.#stop?.();
  }
}

async function loadSearch() {
  const { prepare, mount } = await import('./mount-search.tsx');
  await prepare();
  return mount;
}

const loadPatient = async () => (await import('./mount-patient.tsx')).mount;
