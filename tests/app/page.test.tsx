// @vitest-environment jsdom
import { act, type ReactNode, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { App } from '#app/App.tsx';
import { Fault } from '#app/boot/Fault.tsx';
import { renderLogin } from '#app/boot/prerender.tsx';
import { navigationMachine } from '#machines/navigation/navigation.machine.ts';
import { selectView } from '#machines/session/session.selectors.ts';
import { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import { open } from '#tests/support/session-page.ts';
import { PAGE_CONFIG } from './page-config.ts';

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function container(html = ''): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

const field = (root: HTMLElement, name: string) => {
  const input = root.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!input) throw new Error(`The page has no field ${name}.`);
  return input;
};

function Broken({ attempt }: { attempt: number }): ReactNode {
  if (attempt === 0) throw new Error('This part is broken.');
  return <p>Here it is</p>;
}

/** The page's actors while storage is being read; nothing around them answers by itself. */
function restoring() {
  const { session, restoreSession } = open();
  const effects = {
    navigate: () => undefined,
    storeRequestedPage: () => undefined,
    showToast: () => undefined,
  };
  const view = selectView(session.getSnapshot());
  const navigation = createActor(
    navigationMachine.provide({ actions: { ...effects, showTitle: () => undefined } }),
    {
      input: { path: '/login', view, requestedPath: null },
    },
  );
  const toastQueue = createActor(toastQueueMachine);
  return {
    actors: { session, navigation: navigation.start(), toastQueue: toastQueue.start() },
    restoreSession,
  };
}

describe('the pre-rendered login page', () => {
  it('LOGIN-1: shows everything before any script has run, with LOGIN disabled', () => {
    const root = container(renderLogin());
    expect(root.querySelector('h1')?.textContent).toBe('Welcome to Bridgework');
    expect(root.textContent).toContain(
      'Comprehensive Payment, Payment Arrangement, and Financing Marketplace',
    );
    expect(root.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
    expect(root.querySelector('form')?.method).toBe('post');
    expect(field(root, 'password').type).toBe('password');
  });

  it('LOGIN-9: hydrates without a warning and keeps what was typed or filled in before', async () => {
    const complaints: unknown[] = [];
    vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
    const root = container(renderLogin());
    const before = [...root.querySelectorAll('*')];
    field(root, 'username').value = 'admin@bridgework.test';
    field(root, 'password').value = 'Bridge2026!';

    const { actors, restoreSession } = restoring();
    await act(async () => {
      hydrateRoot(
        root,
        <StrictMode>
          <App actors={actors} config={PAGE_CONFIG} onReload={() => undefined} />
        </StrictMode>,
        { onRecoverableError: (error) => void complaints.push(error) },
      );
    });
    expect(root.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(true);
    await act(() => restoreSession.succeed({ kind: 'signedOut', reason: 'absent' }));

    expect(complaints).toEqual([]);
    expect(before.every((element) => root.contains(element))).toBe(true);
    expect(field(root, 'username').value).toBe('admin@bridgework.test');
    expect(field(root, 'password').value).toBe('Bridge2026!');
    expect(root.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled).toBe(false);
  });
});

describe('a page that fails', () => {
  it('WIDGET-5: shows what happened, and the page again on retry', async () => {
    const reloads = vi.fn();
    const root = container();
    await act(async () => {
      createRoot(root, { onCaughtError: () => undefined }).render(
        <Fault onReload={reloads}>{(attempt) => <Broken attempt={attempt} />}</Fault>,
      );
    });
    expect(root.querySelector('h1')?.textContent).toBe('This page couldn’t be displayed');
    const button = (words: string) =>
      [...root.querySelectorAll('button')].find(({ textContent }) => textContent === words);
    await act(async () => button('Reload page')?.click());
    expect(reloads).toHaveBeenCalledOnce();
    await act(async () => button('Try again')?.click());
    expect(root.textContent).toBe('Here it is');
  });
});
