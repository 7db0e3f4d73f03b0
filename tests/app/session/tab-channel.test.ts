import { afterEach, expect, it, vi } from 'vitest';
import { createBrowser } from '#app/browser.ts';
import { wirePortal } from '#app/portal-actors.ts';
import { createTabChannel } from '#app/session/tab-channel.ts';
import { fakeBrowser } from '../fake-browser.ts';
import { PAGE_CONFIG } from '../page-config.ts';

afterEach(() => vi.unstubAllGlobals());

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}

it('SESSION-5: a browser that blocks messages between tabs still shows a page', () => {
  vi.stubGlobal('BroadcastChannel', refuse);
  expect(() => createTabChannel().post({ type: 'ended' })).not.toThrow();
  expect(() => wirePortal(fakeBrowser(), PAGE_CONFIG)).not.toThrow();
});

it('SESSION-3: a browser that throws on any access to its databases counts as having none', () => {
  const refusing = Object.defineProperty(
    { navigator: {}, location: { origin: 'https://portal.test' } },
    'indexedDB',
    { get: refuse },
  );
  expect(createBrowser(refusing as Window & typeof globalThis).databases).toBeUndefined();
});
