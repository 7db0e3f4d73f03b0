import { pageModel } from '#charts/page/page-model.ts';
import type { PageDriver } from '#charts/page/walk.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { WIDGET_NOT_CONFIGURED, WIDGET_PROBLEMS } from '#domain/navigation/widget.ts';
import type { widgetHostMachine } from '#machines/widget-host/widget-host.machine.ts';
import type { WidgetHostContext } from '#machines/widget-host/widget-host.types.ts';
import { inPractice, WIDGET, widgetHostModel } from '#tests/machines/widget-host.model.ts';
import type { PageAdapter } from './page-adapter.ts';
import { shows } from './shows.ts';

const HIDDEN_BEFORE = 'the shell shows no page before organization, practice and user are all present';
/** Where a widget may lead without leaving its page, so that the walk goes on. */
const OWN_PATH = '/fee-management';

/** Some of them begin where a module has run already, others where it is fetched: a browser runs one once. */
const ROUTES = [
  [
    'page.change: to the form',
    'page.change: to the list',
    'loadWidget → missing',
    'widget.retry',
    '20000 ms pass',
    'widget.retry',
    'loadWidget → loaded',
    'widget.title',
    'widget.ready',
    'work.begin',
    'work.end',
    'widget.navigate',
    'session.change: practice p2',
    'loadWidget → loaded',
    'widget.ready',
    'widget.fail',
    'page.change: to the form',
    'loadWidget → loaded',
    'widget.ready',
    'page.change: to the list',
    'loadWidget → loaded',
    'widget.follow',
    'page.change: to the form',
    'widget.ready',
    'page.change: to the list',
    'work.begin',
    'page.change: to the form',
    'widget.fail',
    'widget.retry',
    'loadWidget → loaded',
    '10000 ms pass',
    'widget.retry',
  ],
] as const;

export const widgetHostPage = pageModel({
  model: {
    ...widgetHostModel,
    events: { ...widgetHostModel.events, 'widget.navigate': [{ path: OWN_PATH }] },
  },
  scenes: {
    'a widget is configured': {
      input: { address: WIDGET, session: inPractice('p1'), page: 'feeManagement' },
      can({ context }, { event }) {
        if (event.type === 'widget.navigate') return context.page === 'feeManagement';
        if (event.type === 'page.change') return context.page !== event['page'];
        return event.type !== 'session.change' || /^p[12]$/.test(event['session']?.practice.id ?? '');
      },
      routes: ROUTES,
    },
    'no widget is configured': {
      input: { address: '', session: inPractice('p1'), page: 'revenueManagement' },
      routes: [[]],
    },
  },
  notOnPage: [
    { transition: 'widgetHost.checkingPrerequisites|always|2', why: HIDDEN_BEFORE },
    { transition: 'widgetHost.waiting|session.change|0', why: HIDDEN_BEFORE },
    { transition: 'widgetHost.waiting|page.change|0', why: HIDDEN_BEFORE },
    { transition: 'widgetHost.hosting|session.change|0', why: HIDDEN_BEFORE },
  ],
});

/** What stands in the place of a widget. */
interface WidgetView {
  phase: string;
  heading: string;
  windowTitle: string;
  words: string;
  /** Whether the browser would ask before it leaves the page. */
  asks: boolean;
}

/** Where modules come from, and the widget that does what it is told. */
export interface WidgetSet {
  open(isConfigured: boolean): Promise<void>;
  /** Lets the module arrive, if it is not there yet, and waits until its widget has begun. */
  load(): Promise<void>;
  loseModule(): Promise<void>;
  /** The module is asked for, where the page has not run it already. */
  seesAsked(): Promise<void>;
  /** Whoever waited for a module has given up: it never arrives. */
  giveUp(): Promise<void>;
  /** Has the widget call a function of its host. */
  call(
    name: 'ready' | 'failed' | 'title' | 'navigate' | 'workBegan' | 'workEnded',
    given?: string,
  ): Promise<void>;
  /** Has the widget listen to its pages. */
  follow(): Promise<void>;
  choosePractice(id: string): Promise<void>;
  /** Opens another page of the same widget; what is unsaved is left. */
  openPage(path: string): Promise<void>;
}

const CONFIGURED = 'a widget is configured';

export function driveWidgetHost(adapter: PageAdapter, set: WidgetSet): PageDriver<typeof widgetHostMachine> {
  const sees = (
    { page }: WidgetHostContext,
    seen: Pick<WidgetView, 'phase' | 'words'> & Partial<WidgetView>,
    title: string | null = null,
  ) =>
    shows(adapter, readWidget, {
      heading: title ?? PAGES[page].title,
      windowTitle: `${title ?? PAGES[page].title} · Bridgework`,
      asks: false,
      ...seen,
    });
  const seesSkeleton = (context: WidgetHostContext, title: string | null) =>
    sees(context, { phase: 'loading', words: `Loading ${title ?? PAGES[context.page].title}` }, title);
  return {
    ...adapter,
    open: (scene) => set.open(scene === CONFIGURED),
    do: {
      'widget.fail': () => set.call('failed', 'It broke.'),
      'widget.ready': () => set.call('ready'),
      'widget.title': ({ title }) => set.call('title', title),
      'widget.navigate': ({ path }) => set.call('navigate', path),
      'widget.follow': set.follow,
      'page.change': ({ page }) => set.openPage(PAGES[page].path),
      'work.begin': () => set.call('workBegan'),
      'work.end': () => set.call('workEnded'),
      'widget.retry': () => adapter.click('button', 'Try again'),
      'session.change': ({ session }) => set.choosePractice(session?.practice.id ?? ''),
    },
    answer: {
      'loadWidget → loaded': set.load,
      'loadWidget → missing': set.loseModule,
    },
    see: {
      'widgetHost.unconfigured': ({ context }) =>
        sees(context, { phase: 'unconfigured', words: WIDGET_NOT_CONFIGURED }),
      async 'widgetHost.hosting.loading'({ context }) {
        await set.seesAsked();
        await seesSkeleton(context, null);
      },
      'widgetHost.hosting.shown.starting': ({ context }) => seesSkeleton(context, context.title),
      'widgetHost.hosting.shown.saved': ({ context }) =>
        sees(context, { phase: 'ready', words: wordsIn(context.session) }, context.title),
      'widgetHost.hosting.shown.unsaved': ({ context }) =>
        sees(context, { phase: 'ready', words: wordsIn(context.session), asks: true }, context.title),
      async 'widgetHost.hosting.failed'({ context }) {
        const { problem } = context;
        await set.giveUp();
        await sees(context, {
          phase: 'failed',
          words: [
            'This page couldn’t be loaded',
            problem === null ? '' : WIDGET_PROBLEMS[problem],
            'Try again. If it keeps happening, contact your administrator.',
            'Try again',
          ].join('\n'),
        });
      },
    },
  };
}

const wordsIn = (session: { practice: { id: string } } | null) => `Fees in ${session?.practice.id}`;

function readWidget(): WidgetView {
  const place = document.querySelector<HTMLElement>('.widget');
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return {
    phase: place?.dataset['phase'] ?? '',
    heading: document.querySelector('h1')?.textContent ?? '',
    windowTitle: document.title,
    words: (place?.innerText ?? '').replace(/\n+/g, '\n').trim(),
    asks: leaving.defaultPrevented,
  };
}
