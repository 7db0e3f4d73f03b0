// @vitest-environment jsdom
import { act } from 'react';
import { createRoot as createReactRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { inspector } from '#charts/live/inspector.ts';
import type { LiveMessage } from '#charts/live/messages.ts';
import { dialogMachine } from '#machines/dialog/dialog.machine.ts';
import { createRoot, watchRoots } from '#machines/roots.ts';
import { useDialog } from '#react/use-dialog.ts';

type DialogRef = ReturnType<typeof useDialog>;

/** What problem reports and the live view receive of the charts that `work` runs. */
function recorded(work: () => void): unknown[] {
  const messages: LiveMessage[] = [];
  watchRoots(inspector({ send: (message) => messages.push(message), now: () => 0, allowed: new Set() }));
  work();
  watchRoots(() => undefined);
  return messages.map((message) =>
    message.kind === 'step' ? [message.event, message.active, message.status] : message.chart,
  );
}

function Part({ receive }: { receive: (dialog: DialogRef) => void }) {
  receive(useDialog());
  return null;
}

function onPage(use: (dialog: DialogRef) => void): void {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const received: DialogRef[] = [];
  const page = createReactRoot(document.createElement('div'));
  act(() => page.render(<Part receive={(dialog) => received.push(dialog)} />));
  for (const dialog of new Set(received)) use(dialog);
  act(() => page.unmount());
}

it('ATELIER-5, ATELIER-7: the chart of a page part is recorded like any root actor, until the part closes', () => {
  const use = (dialog: DialogRef) => dialog.send({ type: 'dialog.open' });
  const steps = [
    'dialog',
    ['xstate.init', ['dialog', 'dialog.closed'], 'active'],
    ['dialog.open', ['dialog', 'dialog.opening'], 'active'],
    ['xstate.stop', ['dialog', 'dialog.opening'], 'stopped'],
  ];
  const ofRoot = recorded(() => {
    const dialog = createRoot(dialogMachine).start();
    use(dialog);
    dialog.stop();
  });
  expect([ofRoot, recorded(() => onPage(use))]).toEqual([steps, steps]);
});
