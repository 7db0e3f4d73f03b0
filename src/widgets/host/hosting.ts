import { type EventObject, fromCallback, fromPromise } from 'xstate';
import type { SessionGate } from '#api/session-gate.ts';
import { PAGES, type PageName, pageAt } from '#domain/navigation/routes.ts';
import type { Toast } from '#domain/notification/toast.ts';
import type { PageConfig } from '#domain/session/page-config.ts';
import { PRODUCT_NAME } from '#domain/session/product.ts';
import type { SessionScope } from '#domain/session/selection.ts';
import { type SessionRef, selectSelection } from '#machines/session/session.selectors.ts';
import { selectScope } from '#machines/session/session-scope.selectors.ts';
import { watchSession } from '#machines/session/watch-session.ts';
import { widgetHostMachine } from '#machines/widget-host/widget-host.machine.ts';
import type {
  LoadWidgetInput,
  ShowWidgetInput,
  WidgetHostContext,
} from '#machines/widget-host/widget-host.types.ts';
import type { WidgetPage } from './contract.ts';
import type { WidgetFacts } from './given.ts';
import { type LoadedWidget, loadWidget, showWidget } from './guest.ts';

export interface HostingPortal {
  browser: {
    origin: string;
    fetch(request: Request): Promise<Response>;
    path(): string;
    setTitle(title: string): void;
  };
  gate: SessionGate;
  showToast(toast: Toast): void;
}

export interface WidgetHostingParts {
  page: PageName;
  session: SessionRef;
  config: PageConfig;
  portal: HostingPortal;
  /** Prefetches the code that the widget at an address loads first. */
  prefetch(address: string, page: PageName): void;
  container: HTMLElement;
}

/**
 * How often each module has failed. A browser returns a failed import from its cache, so a retry needs another URL.
 */
const failures = new Map<string, number>();

export function wireWidgetHost(parts: WidgetHostingParts) {
  const { browser } = parts.portal;
  /** A page that the user left before the session ended no longer sets the title. */
  const showTitle = ({ page, subject, title }: WidgetHostContext) => {
    if (pageAt(browser.path()) !== page) return;
    const words = [subject, title ?? PAGES[page].title, PRODUCT_NAME];
    browser.setTitle(words.filter((part) => part !== null).join(' · '));
  };
  const ports = widgetPorts(parts);
  return widgetHostMachine.provide({
    actors: ports.actors,
    actions: {
      showTitle: ({ context }) => showTitle(context),
      showPage: (_, { page }) => ports.showPage(page),
      logFailure({ context: { address } }, { error }) {
        failures.set(address, (failures.get(address) ?? 0) + 1);
        console.error(`There is no widget from ${address}:`, error);
      },
    },
  });
}

function widgetPorts(parts: WidgetHostingParts) {
  const { portal, container } = parts;
  const { browser, gate, showToast: toast } = portal;
  let loaded: LoadedWidget | null = null;
  let show: ((page: WidgetPage) => void) | null = null;
  const actors = {
    loadWidget: fromPromise<void, LoadWidgetInput>(async ({ input }) => {
      parts.prefetch(input.address, parts.page);
      const address = moduleAddress(input.address, browser.origin);
      loaded = await loadWidget(address);
    }),
    showWidget: fromCallback<EventObject, ShowWidgetInput>(({ input, sendBack }) => {
      if (loaded === null || input.session === null) return undefined;
      const { fetch } = browser;
      return showWidget({
        ...loaded,
        container,
        facts: factsFor(parts, input.session, input.page),
        session: gate,
        fetch,
        send: sendBack,
        follow(listener) {
          show = listener;
          sendBack({ type: 'widget.follow' });
        },
        toast,
        log: (error) => console.error(`The widget from ${input.address}:`, error),
      });
    }),
    watchSession: watchSession(
      () => parts.session,
      (session) => ({ session: selectScope(session) }),
    ),
  };
  return { actors, showPage: (page: PageName) => show?.(pageFor(parts, page)) };
}

const factsFor = (parts: WidgetHostingParts, scope: SessionScope, page: PageName): WidgetFacts => ({
  session: scope,
  page: pageFor(parts, page),
  apiBase: parts.config.apiBase,
});

const pageFor = ({ session }: WidgetHostingParts, page: PageName): WidgetPage => ({
  path: PAGES[page].path,
  memberId: selectSelection(session.getSnapshot())?.memberId ?? null,
});

function moduleAddress(address: string, origin: string): string {
  const url = new URL(address, origin);
  const count = failures.get(address);
  if (count !== undefined) url.searchParams.set('attempt', String(count));
  return url.href;
}
