// @vitest-environment jsdom
import { act, Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useLoaded } from '#react/use-loaded.ts';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? 'failed' : this.props.children);
}

type Load = () => Promise<{ default: () => ReactNode }>;

function Page({ load }: { load: Load }) {
  const Loaded = useLoaded(load);
  return Loaded && <Loaded />;
}

function startPages() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = document.createElement('div');
  const root = createRoot(element);
  const show = (load: Load) =>
    act(async () =>
      root.render(
        <Boundary>
          <Page load={load} />
        </Boundary>,
      ),
    );
  return { element, show };
}

it('WIDGET-5: a page whose code fails after the user has left it does not replace the page that is open', async () => {
  const { element, show } = startPages();
  let lose = (): void => undefined;
  const stalled = new Promise<never>((_, reject) => {
    lose = () => reject(new Error('The connection was lost.'));
  });
  await show(() => stalled);
  await show(async () => ({ default: () => 'Edit patient' }));
  await act(async () => lose());
  expect(element.textContent).toBe('Edit patient');
});

it('WIDGET-5: a page whose code fails while it is open shows the failure', async () => {
  const { element, show } = startPages();
  await show(() => Promise.reject(new Error('The connection was lost.')));
  expect(element.textContent).toBe('failed');
});
