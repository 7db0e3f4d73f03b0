import { type ReactNode, StrictMode, startTransition, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { WidgetHost } from '#widgets/host/contract.ts';

/**
 * Renders a widget after the click that opened it is painted, in a transition. A rendering error removes the widget,
 * and the host offers a retry (WIDGET-5).
 */
export function mountContent(element: HTMLElement, host: WidgetHost, content: ReactNode): () => void {
  const root = createRoot(element, {
    onUncaughtError: (error) =>
      host.failed(error instanceof Error ? error.message : 'A page could not be shown.'),
  });
  startTransition(() =>
    root.render(
      <StrictMode>
        <Ready host={host} />
        {content}
      </StrictMode>,
    ),
  );
  return () => root.unmount();
}

/** Tells the portal to show the widget once it is rendered. */
function Ready({ host }: { host: WidgetHost }) {
  useLayoutEffect(() => host.ready(), [host]);
  return null;
}
