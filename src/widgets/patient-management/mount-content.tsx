import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { WidgetHost } from '#widgets/host/contract.ts';

/** Draws content in the widget's element. An error while it is drawn takes the widget away: the host offers to retry (WIDGET-5). */
export function mountContent(element: HTMLElement, host: WidgetHost, content: ReactNode): () => void {
  const root = createRoot(element, {
    onUncaughtError: (error) =>
      host.failed(error instanceof Error ? error.message : 'A page could not be shown.'),
  });
  root.render(<StrictMode>{content}</StrictMode>);
  host.ready();
  return () => root.unmount();
}
