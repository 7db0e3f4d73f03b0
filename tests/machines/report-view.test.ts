import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { allOf, PARTS, reachableIn } from '#charts/explore/covered.ts';
import { explore } from '#charts/explore/explore.ts';
import { model } from '#charts/explore/model.ts';
import { reportOn } from '#charts/explore/report.ts';
import { coverageTours } from '#charts/explore/tours.ts';
import { walkAll } from '#charts/explore/walk.ts';
import type { ReportFigures } from '#domain/report/report-pages.ts';
import { type FiguresInput, reportViewMachine } from '#frames/report/report-view.machine.ts';
import { CHART_RULES } from '#tests/support/chart-rules.ts';

const embed = {
  groupId: 'bridgework',
  reportId: 'practice',
  settings: { permissions: 'read', filterPane: true, pagePane: true, pageSelection: true },
  filters: { username: 'admin@bridgework.test', organizationId: '1', practiceId: '1' },
  practiceName: 'Harborlight Portland',
  organizationName: 'Harborlight Dental Group',
  timeZone: 'America/New_York',
  lists: ['patients'],
} as const;
const TODAY = {
  page: 'today',
  figures: {
    day: '2026-03-16',
    counts: { endsSoon: 9, pastDue: 25, paymentFailed: 4, cardExpires: 3, benefitDenied: 1 },
    pastDueCents: 75_000,
    failedCents: 12_000,
    renewalCents: 396_000,
    goal: { settingCents: 400_000, metCents: 180_000, expectedCents: 206_452 },
  },
} as const;

/**
 * The chart of the built-in report. It is not in the list of the portal's charts, because it is not part of the
 * portal.
 */
const reportView = model({
  machine: reportViewMachine,
  inputs: [undefined],
  events: {
    'embed.receive': [{ embed, today: '2026-03-16' }],
    'page.select': [{ page: 'revenue' }],
    'range.select': [{ range: 'lastYear' }, { case: 'months', range: 'selected' }],
    'months.select': [{ months: { from: '2025-11', to: '2026-01' } }],
    'scope.select': [{ of: 'organization' }],
    'sort.select': [{ sort: { field: 'paceCents', order: 'desc' } }],
    'load.retry': [{}],
  },
  outcomes: {
    loadFigures: {
      loaded: { output: TODAY },
      'loaded in the next month': {
        output: { page: 'goals', figures: { day: '2026-04-01', months: [], before: [] } },
      },
      'server down': { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } },
    },
  },
  isHome: (snapshot) => snapshot.matches({ embedded: 'shown' }),
  whyHome: 'The report starts by waiting for its token, and rests while it shows figures.',
  invariants: {
    'DASH-2: figures are shown only to a page that embedded the report.': ({ context }) =>
      context.loaded === null || context.embed !== null,
    'Figures or the reason why there are none, never both.': (snapshot) => {
      const { loaded, failure } = snapshot.context;
      if (snapshot.matches({ embedded: 'shown' })) return loaded !== null && failure === null;
      if (snapshot.matches({ embedded: 'failed' })) return loaded === null && failure !== null;
      return loaded === null && failure === null;
    },
  },
});

describe('the chart of the built-in report', () => {
  it.each(Object.entries(CHART_RULES))('%s', (_, rule) => {
    expect(rule(reportOn(reportView))).toEqual([]);
  });

  it('every walk covers all states, transitions and pairs of transitions, each step as expected', async () => {
    const graph = explore(reportView, undefined);
    const walked = await walkAll(reportView.machine, graph, coverageTours(graph));
    const reachable = reachableIn([graph]);
    const covered = allOf([walked]);
    expect(PARTS.flatMap((part) => [...reachable[part]].filter((id) => !covered[part].has(id)))).toEqual([]);
  });

  it('DASH-2: a report that stays open into the next month loads it, and offers it for selection', async () => {
    let day = '2026-01-30';
    const loads: string[] = [];
    const reportLoaded = vi.fn();
    const loadFigures = fromPromise<ReportFigures, FiguresInput>(async ({ input: { page, span } }) => {
      loads.push(`${page} ${span.from} ${span.to}`);
      return { page, figures: { ...TODAY.figures, day } } as ReportFigures;
    });
    const view = createActor(
      reportViewMachine.provide({ actors: { loadFigures }, actions: { reportLoaded } }),
    );
    const shown = (times: number) => vi.waitFor(() => expect(reportLoaded).toHaveBeenCalledTimes(times));
    view.start().send({ type: 'embed.receive', embed, today: day });
    await shown(1);
    view.send({ type: 'page.select', page: 'members' });
    await shown(2);
    day = '2026-02-02';
    view.send({ type: 'page.select', page: 'goals' });
    await shown(3);
    view.send({ type: 'range.select', range: 'selected' });
    await shown(4);
    expect(view.getSnapshot().context.today).toBe('2026-02-02');
    expect(loads).toEqual([
      'today 2025-02 2026-01',
      'members 2025-02 2026-01',
      'goals 2025-02 2026-01',
      'goals 2025-03 2026-02',
      'goals 2025-03 2026-02',
    ]);
  });
});
