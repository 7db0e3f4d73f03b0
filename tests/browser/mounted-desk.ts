import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { CONFIG_ELEMENT_ID } from '#api/page-config.ts';
import { PAGES, titleAt } from '#domain/navigation/routes.ts';
import { type PageConfig, WIDGET_NAMES } from '#domain/session/page-config.ts';
import type { Desk } from '#tests/support/desk.ts';
import { deskHost, sessionAt } from '#tests/support/desk-host.ts';
import { answerIn, holdCalls } from '#tests/support/held-calls.ts';
import { keepTabs } from '#tests/support/opened-tabs.ts';
import type { Stage } from '#tests/support/pages/stage.ts';
import { RECEIVED_MEMBER } from '#tests/support/received-patients.ts';
import { staffUser } from '#tests/support/staff-user.ts';
import type { WidgetHost } from '#widgets/host/contract.ts';
import { mount as mountPatient } from '#widgets/patient-management/mount-patient.tsx';
import { mount as mountSearch } from '#widgets/patient-management/mount-search.tsx';
import { mount } from './mount.tsx';

const nothing = () => undefined;

/** A page begins with the patient of the page before, if it is of the same practice: each desk page has another one. */
let practices = 0;

/** The widget of the patients, alone in a document; whatever it asks the server is answered here. */
export function mountedDesk({ inPage }: Stage): Desk {
  const { fetch, open } = globalThis;
  const told = new Map<string, () => object>();
  let held: readonly string[] = [];
  let end: () => void = nothing;
  onTestFinished(() => {
    end();
    Object.assign(globalThis, { fetch, open });
    localStorage.clear();
    document.getElementById(CONFIG_ELEMENT_ID)?.remove();
  });

  async function answerAtOnce(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    const [, body] = [...told].find(([ending]) => pathname.endsWith(ending)) ?? [];
    if (body === undefined) throw new Error(`Nobody answers ${pathname}`);
    return Response.json(body());
  }

  return {
    userId: staffUser().id,
    async hold(...endings) {
      held = endings;
      return answerIn(inPage);
    },
    async tell(ending, body) {
      told.set(ending, body);
    },
    async open(path, { hasCardFields = true } = {}) {
      end();
      await page.viewport(1440, 900);
      globalThis.fetch = (...given) => answerAtOnce(new Request(...given));
      holdCalls(held);
      configure(hasCardFields);
      end = show(path);
    },
    async keepTabs() {
      keepTabs();
    },
    async opensTab(press) {
      keepTabs();
      await press();
    },
    async inFields(work, given) {
      const frame = document.querySelector<HTMLIFrameElement>('.card-frame iframe');
      return frame?.contentWindow ? inWindow(frame.contentWindow, work, given) : undefined;
    },
  };
}

/** What somebody does in another window is of that window, as those who hear of it can tell. */
function inWindow<Given, Seen>(window: Window, work: (given: Given) => Seen, given: Given): Seen {
  return Reflect.get(window, 'eval')(`(${work})(${JSON.stringify(given)})`);
}

/** Shows the page at a path, and what its address is called. Answers how to take it away. */
function show(path: string): () => void {
  mount(null);
  const main = document.body.appendChild(document.createElement('main'));
  const title = main.appendChild(document.createElement('h1'));
  const place = main.appendChild(document.createElement('div'));
  place.className = 'widget';
  let stop = nothing as () => void;
  const goTo = (to: string) => {
    stop();
    stop = nothing;
    title.textContent = titleAt(to);
  };
  goTo(path);
  const mountPage = path === PAGES.searchPatients.path ? mountSearch : mountPatient;
  stop = mountPage(place, hostAt(path, goTo));
  return () => stop();
}

function hostAt(path: string, navigate: (path: string) => void): WidgetHost {
  practices += 1;
  const api = `${location.origin}/api`;
  return deskHost({
    session: sessionAt(`p${practices}`),
    page: { path, memberId: RECEIVED_MEMBER.userId },
    fetch: (to, init) => globalThis.fetch(api + to, init),
    navigate,
  });
}

/** What a server lets the page know; the page of the card fields is one of this test's own. */
function configure(hasCardFields: boolean): void {
  const config: PageConfig = {
    apiBase: '/api',
    marketplaceApiBase: '/api',
    paymentApiBase: '/api',
    reportUrl: '',
    marketplaceUrl: '',
    hostedFields: { serviceUrl: '/hosted-fields', pageId: hasCardFields ? 'sandbox' : '' },
    widgets: Object.fromEntries(WIDGET_NAMES.map((name) => [name, ''])) as PageConfig['widgets'],
    trustedOrigins: [],
    mode: 'try-it',
    version: '0.0.0',
  };
  document.getElementById(CONFIG_ELEMENT_ID)?.remove();
  const block = document.head.appendChild(document.createElement('script'));
  block.type = 'application/json';
  block.id = CONFIG_ELEMENT_ID;
  block.textContent = JSON.stringify(config);
}
