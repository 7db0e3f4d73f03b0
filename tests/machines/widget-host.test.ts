import { describe, expect, it } from 'vitest';
import { widgetHostMachine } from '#machines/widget-host/widget-host.machine.ts';
import {
  selectWidgetPhase,
  selectWidgetProblem,
  selectWidgetTitle,
} from '#machines/widget-host/widget-host.selectors.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { inPractice, WIDGET } from './widget-host.model.ts';

const WILLOW = inPractice('p1');
const BIRCH = inPractice('p2');

function openPage() {
  const input = { address: WIDGET, session: WILLOW, page: 'feeManagement' } as const;
  const { actor: host, clock, ports, log, now } = startChart(widgetHostMachine, input);
  const { loadWidget: load, showWidget: show } = ports;
  return { host, load, show, log, clock, now, see: () => selectWidgetPhase(now()) };
}

async function openReady() {
  const page = openPage();
  await page.load.succeed();
  page.host.send({ type: 'widget.ready' });
  return page;
}

describe('a page that hosts a widget', () => {
  it('WIDGET-5: loading a module fails after 20 seconds', () => {
    const { clock, log, see, now } = openPage();
    clock.increment(19_999);
    expect(see()).toBe('loading');
    clock.increment(1);
    expect([see(), selectWidgetProblem(now())]).toEqual(['failed', 'It took too long to respond.']);
    expect(log).toEqual([['logFailure', { error: new Error('It took too long to respond.') }]]);
  });

  it('WIDGET-2: another practice restarts the widget; the same one does not', async () => {
    const { host, load, show, see } = await openReady();
    host.send({ type: 'session.change', session: inPractice('p1') });
    expect([see(), show.asked.length]).toEqual(['ready', 1]);
    host.send({ type: 'session.change', session: BIRCH });
    expect(see()).toBe('loading');
    await load.succeed();
    expect(show.asked.at(-1)).toEqual({ address: WIDGET, session: BIRCH, page: 'feeManagement' });
  });

  it('unsaved work is reported while it exists, and only while the widget is on the page', async () => {
    const { host, log } = await openReady();
    host.send({ type: 'work.begin' });
    host.send({ type: 'work.end' });
    host.send({ type: 'work.begin' });
    host.send({ type: 'session.change', session: null });
    expect(log.map(([name]) => name)).toEqual([
      'reportUnsaved',
      'reportSaved',
      'reportUnsaved',
      'reportSaved',
      'showTitle',
    ]);
  });

  it('the widget sets the title, and the page’s own title returns with its removal', async () => {
    const { host, log, now } = await openReady();
    host.send({ type: 'widget.title', title: 'Edit plan fee' });
    expect(selectWidgetTitle(now())).toBe('Edit plan fee');
    host.send({ type: 'widget.navigate', path: '/reports' });
    host.send({ type: 'session.change', session: BIRCH });
    expect(selectWidgetTitle(now())).toBeNull();
    expect(log.map(([name]) => name)).toEqual(['showTitle', 'requestLeave', 'showTitle']);
  });

  it('WIDGET-1: a widget that follows pages itself receives the page change and stays mounted', async () => {
    const { host, load, show, log, now, see } = await openReady();
    host.send({ type: 'widget.follow' });
    host.send({ type: 'widget.title', title: 'Fees of 2027' });
    host.send({ type: 'widget.subject', subject: 'AM 10000001' });
    host.send({ type: 'page.change', page: 'editPlanFee' });
    expect([see(), load.asked.length, show.asked.length]).toEqual(['ready', 1, 1]);
    expect(log.at(-1)).toMatchObject(['showPage', { page: 'editPlanFee' }]);
    expect(selectWidgetTitle(now())).toBeNull();
    expect(now().context.subject).toBe('AM 10000001');
  });

  it('WIDGET-1: any other widget is mounted again for each of its pages', async () => {
    const { host, load, show, log, see } = await openReady();
    host.send({ type: 'page.change', page: 'editPlanFee' });
    expect(see()).toBe('loading');
    await load.succeed();
    expect(show.asked.at(-1)).toEqual({ address: WIDGET, session: WILLOW, page: 'editPlanFee' });
    expect(log.map(([name]) => name)).not.toContain('showPage');
  });

  it('WIDGET-1: unsaved work ends with a change of the page', async () => {
    const { host, log } = await openReady();
    host.send({ type: 'widget.follow' });
    host.send({ type: 'work.begin' });
    host.send({ type: 'page.change', page: 'editPlanFee' });
    expect(log.map(([name]) => name)).toEqual(['reportUnsaved', 'reportSaved', 'showTitle', 'showPage']);
  });
});
