import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { WidgetHost } from '#widgets/host/contract.ts';

/**
 * A rendering error removes the widget, and the host offers a retry (WIDGET-5).
 *
 * @param stop stops the charts of the content before it is removed
 * @returns what removes the content
 */
export function mountContent(
  element: HTMLElement,
  host: WidgetHost,
  content: ReactNode,
  stop: () => void,
): () => void {
  const root = createRoot(element, {
    onUncaughtError: (error) =>
      host.failed(error instanceof Error ? error.message : 'A page could not be shown.'),
  });
  root.render(<StrictMode>{content}</StrictMode>);
  host.ready();
  return () => {
    stop();
    root.unmount();
  };
}
