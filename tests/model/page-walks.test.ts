import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { faultyExceptions, notWalked, pageModel, sceneTours } from '#charts/page/page-model.ts';
import { type PageDriver, type PageTour, walk } from '#charts/page/walk.ts';
import { charts } from '#machines/index.ts';
import { toastQueueMachine } from '#machines/toast-queue/toast-queue.machine.ts';
import { dialogModel } from '#tests/machines/dialog.model.ts';
import { toastQueueModel } from '#tests/machines/toast-queue.model.ts';
import { pages, withoutPage } from '#tests/support/pages/pages.ts';

type ToastDriver = PageDriver<typeof toastQueueMachine>;

const toastQueuePage = pageModel({
  model: toastQueueModel,
  scenes: {
    'a page with toasts': {
      input: undefined,
      can: (_, { label }) => !['toast.push: with an action', 'toast.act', 'toast.clear'].includes(label),
    },
  },
  notOnPage: [],
});
const tours = sceneTours(toastQueuePage);

function firstTour(): PageTour {
  const [first] = tours;
  if (first === undefined) throw new Error('There is no tour');
  return first.onPage;
}

let reads = 0;

/** The queue itself instead of a page. */
function driveActor(changed: Partial<ToastDriver> = {}): ToastDriver {
  const clock = new SimulatedClock();
  const queue = createActor(toastQueueMachine, { clock });
  const sees = (state: string) => async () => {
    reads += 1;
    expect(queue.getSnapshot().value).toBe(state);
  };
  return {
    open: async () => void queue.start(),
    do: {
      'toast.push': async (event) => queue.send(event),
      'toast.dismiss': async (event) => queue.send(event),
    },
    answer: {},
    letTimePass: async (ms) => clock.increment(ms),
    see: {
      'toastQueue.idle': sees('idle'),
      'toastQueue.entering': sees('entering'),
      'toastQueue.shown': sees('shown'),
      'toastQueue.leaving': sees('leaving'),
    },
    domReads: () => reads,
    pageErrors: () => [],
    findings: async () => [],
    ...changed,
  };
}

describe('the transitions of a page', () => {
  it.each(Object.entries(pages))(
    'of %s: each transition that no page can take is listed with a reason',
    (_, { model }) => {
      expect(faultyExceptions(model)).toEqual([]);
      expect(model.notOnPage.filter(({ why }) => why.length < 20)).toEqual([]);
      expect(notWalked(model, sceneTours(model))).toEqual([]);
    },
  );

  it('exist for every chart, or the reason why it has no page', () => {
    const missing = Object.keys(charts).filter((chart) => !(chart in pages) && !(chart in withoutPage));
    const stale = Object.keys(withoutPage).filter((chart) => chart in pages);
    expect(missing, 'give each a page, or a reason, in tests/support/pages/pages.ts').toEqual([]);
    expect(stale, 'these have a page by now').toEqual([]);
  });

  it('have no missing, stale or unknown exception', () => {
    const { model } = pages.memberEdit;
    const { notOnPage } = model;
    const [known, ...others] = notOnPage;
    const why = 'for no reason at all';
    expect(faultyExceptions({ ...model, notOnPage: others })).toEqual([
      `${known?.transition}: no page brings it about, and no reason is given`,
    ]);
    const listed = [
      ...notOnPage,
      { transition: 'memberEdit.failed|member.load|0', why },
      { transition: 'no', why },
    ];
    expect(faultyExceptions({ ...model, notOnPage: listed })).toEqual([
      'memberEdit.failed|member.load|0: excepted, but a page brings it about',
      'no: excepted, but the chart has no such transition',
    ]);
  });

  it('reject a route that the chart cannot take', () => {
    const scenes = { 'a page': { input: undefined, routes: [['dialog.open', 'dialog.shut']] } };
    expect(() => pageModel({ model: dialogModel, scenes, notOnPage: [] }).scenes).toThrow(
      'dialog: no step "dialog.shut" in configuration 1',
    );
  });

  it('are not all walked when a tour is missing', () => {
    expect(notWalked(toastQueuePage, tours)).toEqual([]);
    expect(notWalked(toastQueuePage, [])).toHaveLength(7);
  });
});

describe('a walk on a page', () => {
  it('takes each step and reads each state', async () => {
    await walk(driveActor(), firstTour());
  });

  it('checks accessibility after opening and after each step', async () => {
    let audits = 0;
    const findings = async () => {
      audits += 1;
      return [];
    };
    await walk(driveActor({ findings }), firstTour());
    expect(audits).toBe(1 + firstTour().steps.length);
  });

  const { do: does, see } = driveActor();
  const { 'toast.push': _done, ...doesLess } = does;
  const { 'toastQueue.entering': _seen, ...seesLess } = see;
  const unseen = async () => {
    throw new Error('there is no toast');
  };
  it.each<[what: string, changed: Partial<ToastDriver>, message: string]>([
    [
      'a page that cannot be opened',
      { open: unseen },
      'opening "a page with toasts": it cannot be opened: there is',
    ],
    [
      'a verb that is missing',
      { do: doesLess },
      'step 1 "toast.push": it cannot be done: the page driver has no verb',
    ],
    [
      'a state without a verb',
      { see: seesLess },
      'step 1 "toast.push": the page driver cannot see "toastQueue.entering"',
    ],
    [
      'a state that is not shown',
      { see: { ...see, 'toastQueue.entering': unseen } },
      'step 1 "toast.push": the page does not show "toastQueue.entering": there is no toast',
    ],
    [
      'a state that no driver looks for',
      { see: { ...see, 'toastQueue.entering': async () => undefined } },
      'step 1 "toast.push": no driver looked for "toastQueue.entering" on the page',
    ],
    [
      'a complaint of the page',
      { pageErrors: () => ['console: oh'] },
      'in "toastQueue.idle", the page complains of:\nconsole: oh',
    ],
    [
      'a finding of axe',
      { findings: async () => ['label: nameless'] },
      'in "toastQueue.idle", axe finds:\nlabel: nameless',
    ],
  ])('stops at %s, and names chart, step and state', async (_, changed, message) => {
    await expect(walk(driveActor(changed), firstTour())).rejects.toThrow(message);
    await expect(walk(driveActor(changed), firstTour())).rejects.toThrow(/^toastQueue, /);
  });
});
