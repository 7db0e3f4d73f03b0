import { hostIn, type WidgetClass, type WidgetElement, type WidgetHost } from '#widgets/host/contract.ts';

/**
 * Shows a page in the widget's element.
 *
 * @returns a function that removes it
 */
export type Mount = (element: HTMLElement, host: WidgetHost) => () => void;

/** The class of a widget of the portal. `load` loads the page that the user opened. */
export const widgetOf = (load: (host: WidgetHost) => Promise<Mount>): WidgetClass =>
  class extends HTMLElement implements WidgetElement {
    host!: WidgetHost;
    #stop: (() => void) | null = null;

    async connectedCallback() {
      const host = hostIn(this.host);
      try {
        const mount = await load(host);
        if (this.isConnected) this.#stop = mount(this, host);
      } catch (error) {
        host.failed(error instanceof Error ? error.message : 'The widget could not be loaded.');
      }
    }

    disconnectedCallback() {
      this.#stop?.();
    }
  };
