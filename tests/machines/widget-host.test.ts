import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { SessionScope } from '#domain/session/selection.ts';
import { widgetHostMachine } from '#machines/widget-host/widget-host.machine.ts';
import {
  selectWidgetPhase,
  selectWidgetProblem,
  selectWidgetTitle,
} from '#machines/widget-host/widget-host.selectors.ts';
import type { LoadWidgetInput, ShowWidgetInput } from '#machines/widget-host/widget-host.types.ts';
import { commandedPort } from '#tests/support/commanded-port.ts';
import { commandedStream } from '#tests/support/commanded-stream.ts';
import { staffUser } from '#tests/support/staff-user.ts';

const ADDRESS = '/widgets/fees.js';
const inPractice = (id: string): SessionScope => ({
  organization: { id: 'o1', state: 'OH' },
  practice: { id, state: 'OH' },
  user: staffUser(),
});
const WILLOW = inPractice('p1');
const BIRCH = inPractice('p2');

function openPage(address = ADDRESS, session: SessionScope | null = WILLOW) {
  const load = commandedPort<void, LoadWidgetInput>();
  const show = commandedStream<ShowWidgetInput>();
  const done: unknown[][] = [];
  const clock = new SimulatedClock();
  const machine = widgetHostMachine.provide({
    actors: { loadWidget: load.logic, showWidget: show.logic },
    actions: {
      showTitle: (_, { title }) => done.push(['title', title]),
      showPage: (_, { page }) => done.push(['page', page]),
      requestLeave: (_, { path }) => done.push(['navigate', path]),
      reportUnsaved: () => done.push(['unsaved', true]),
      reportSaved: () => done.push(['unsaved', false]),
      logFailure: ({ context }, { error }) => done.push(['log', context.address, String(error)]),
    },
  });
  const host = createActor(machine, { clock, input: { address, session, page: 'feeManagement' } }).start();
  const see = () => selectWidgetPhase(host.getSnapshot());
  const problem = () => selectWidgetProblem(host.getSnapshot());
  return { host, load, show, done, clock, see, problem };
}

async function openReady() {
  const page = openPage();
  await page.load.succeed();
  page.host.send({ type: 'widget.ready' });
  return page;
}

describe('a page that hosts a widget', () => {
  it('WIDGET-4: nothing loads without a configured address', () => {
    const { load, see, host } = openPage('');
    host.send({ type: 'session.change', session: BIRCH });
    expect([see(), load.asked]).toEqual(['unconfigured', []]);
  });

  it('WIDGET-3: waits until organization, practice and user are all present', () => {
    const { host, load, see } = openPage(ADDRESS, null);
    host.send({ type: 'session.change', session: null });
    expect([see(), load.asked]).toEqual(['loading', []]);
    host.send({ type: 'session.change', session: WILLOW });
    expect(load.asked).toEqual([{ address: ADDRESS }]);
  });

  it('WIDGET-2: gives the widget the session, and shows it once it is ready', async () => {
    const { host, load, show, see } = openPage();
    expect(see()).toBe('loading');
    await load.succeed();
    expect([see(), show.asked]).toEqual([
      'loading',
      [{ address: ADDRESS, session: WILLOW, page: 'feeManagement' }],
    ]);
    host.send({ type: 'widget.ready' });
    expect(see()).toBe('ready');
  });

  it('WIDGET-5: a module that cannot be loaded is logged, and the page shows why and loads it again on retry', async () => {
    const { host, load, done, see, problem } = openPage();
    await load.fail(new Error('404'));
    expect([see(), problem()]).toEqual(['failed', 'Part of it didn’t load.']);
    expect(done).toEqual([['log', ADDRESS, 'Error: 404']]);
    host.send({ type: 'widget.retry' });
    expect([see(), problem(), load.asked.length]).toEqual(['loading', null, 2]);
  });

  it('WIDGET-5: loading a module fails after 20 seconds', () => {
    const { clock, done, see, problem } = openPage();
    clock.increment(19_999);
    expect(see()).toBe('loading');
    clock.increment(1);
    expect([see(), problem()]).toEqual(['failed', 'It took too long to respond.']);
    expect(done).toEqual([['log', ADDRESS, 'Error: It took too long to respond.']]);
  });

  it('WIDGET-5: a widget that is not ready after 10 seconds fails; one that is ready does not', async () => {
    const { clock, load, see, problem } = openPage();
    await load.succeed();
    clock.increment(9_999);
    expect(see()).toBe('loading');
    clock.increment(1);
    expect([see(), problem()]).toEqual(['failed', 'It took too long to respond.']);
    const ready = await openReady();
    ready.clock.increment(60_000);
    expect(ready.see()).toBe('ready');
  });

  it('WIDGET-5: a widget that fails in use is logged, and the page shows why', async () => {
    const { host, done, see, problem } = await openReady();
    host.send({ type: 'widget.fail', error: new Error('Cannot read properties of undefined') });
    expect([see(), problem()]).toEqual(['failed', 'Something went wrong.']);
    expect(done).toContainEqual(['log', ADDRESS, 'Error: Cannot read properties of undefined']);
  });

  it('WIDGET-2: another practice restarts the widget; the same one does not', async () => {
    const { host, load, show, see } = await openReady();
    host.send({ type: 'session.change', session: inPractice('p1') });
    expect([see(), show.asked.length]).toEqual(['ready', 1]);
    host.send({ type: 'session.change', session: BIRCH });
    expect(see()).toBe('loading');
    await load.succeed();
    expect(show.asked.at(-1)).toEqual({ address: ADDRESS, session: BIRCH, page: 'feeManagement' });
  });

  it('unsaved work is reported while it exists, and only while the widget is on the page', async () => {
    const { host, done } = await openReady();
    host.send({ type: 'work.begin' });
    host.send({ type: 'work.end' });
    host.send({ type: 'work.begin' });
    host.send({ type: 'session.change', session: null });
    expect(done.filter(([what]) => what === 'unsaved')).toEqual([
      ['unsaved', true],
      ['unsaved', false],
      ['unsaved', true],
      ['unsaved', false],
    ]);
  });

  it('the widget sets the title, and the page’s own title returns with its removal', async () => {
    const { host, done } = await openReady();
    host.send({ type: 'widget.title', title: 'Edit plan fee' });
    expect(selectWidgetTitle(host.getSnapshot())).toBe('Edit plan fee');
    host.send({ type: 'widget.navigate', path: '/reports' });
    host.send({ type: 'session.change', session: BIRCH });
    expect(selectWidgetTitle(host.getSnapshot())).toBeNull();
    expect(done).toEqual([
      ['title', 'Edit plan fee'],
      ['navigate', '/reports'],
      ['title', null],
    ]);
  });

  it('WIDGET-1: a widget that follows pages itself receives the page change and stays mounted', async () => {
    const { host, load, show, done, see } = await openReady();
    host.send({ type: 'widget.follow' });
    host.send({ type: 'widget.title', title: 'Fees of 2027' });
    host.send({ type: 'page.change', page: 'editPlanFee' });
    expect([see(), load.asked.length, show.asked.length]).toEqual(['ready', 1, 1]);
    expect([done.at(-1), selectWidgetTitle(host.getSnapshot())]).toEqual([['page', 'editPlanFee'], null]);
  });

  it('WIDGET-1: any other widget is mounted again for each of its pages', async () => {
    const { host, load, show, done, see } = await openReady();
    host.send({ type: 'page.change', page: 'editPlanFee' });
    expect(see()).toBe('loading');
    await load.succeed();
    expect(show.asked.at(-1)).toEqual({ address: ADDRESS, session: WILLOW, page: 'editPlanFee' });
    expect(done).not.toContainEqual(['page', 'editPlanFee']);
  });

  it('WIDGET-1: unsaved work ends with a change of the page', async () => {
    const { host, done } = await openReady();
    host.send({ type: 'widget.follow' });
    host.send({ type: 'work.begin' });
    host.send({ type: 'page.change', page: 'editPlanFee' });
    expect(done).toEqual([
      ['unsaved', true],
      ['unsaved', false],
      ['page', 'editPlanFee'],
    ]);
  });
});
