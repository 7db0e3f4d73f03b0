import { model } from '#charts/explore/model.ts';
import type { CatalogEntry } from '#domain/atelier/catalog.ts';
import type { Picture } from '#domain/atelier/picture.ts';
import { atelierMachine } from '#machines/atelier/atelier.machine.ts';

const entry = (chart: string): CatalogEntry => ({
  chart,
  purpose: `Opens a ${chart}.`,
  states: 2,
  transitions: 2,
  terms: { event: [], state: [], guard: [], action: [], actor: [], requirement: [] },
  texts: [],
});
const PICTURE: Picture = { width: 10, height: 10, states: [], starts: [], arrows: [], svg: '<svg/>', ms: 1 };

const OF_PAGE = ['catalogCoverage', 'liveView', 'traceView'];

export const atelierModel = model({
  machine: atelierMachine,
  inputs: [{ entries: [entry('door'), entry('gate')] }],
  events: {
    'address.change': [
      { case: 'a chart', chart: 'door', panel: 'outline' },
      { case: 'its simulation', chart: 'door', panel: 'simulate' },
      { case: 'another chart', chart: 'gate', panel: 'outline' },
      { case: 'the catalog', chart: '', panel: 'outline' },
      { case: 'an unknown chart', chart: 'window', panel: 'outline' },
    ],
    'query.change': [{ query: 'guard:isLocked' }],
    'file.open': [{ text: '<scxml/>' }],
    'draw.retry': [{}],
    'state.toggle': [{ state: 'door.open' }],
    'states.collapse': [{ states: ['door.open'] }],
    'part.select': [{ part: 'door.shut' }],
  },
  outcomes: {
    readFile: {
      read: { output: entry('gate') },
      failed: { error: new Error('This is not an SCXML document.') },
    },
    drawChart: { drawn: { output: PICTURE }, failed: { error: new Error('The layout failed.') } },
    catalogCoverage: { failed: { error: new Error('The coverage failed.') } },
    chartPlay: { failed: { error: new Error('The simulation failed.') } },
    chartQuestions: { failed: { error: new Error('The questions failed.') } },
    chartExport: { failed: { error: new Error('The export failed.') } },
    liveView: { failed: { error: new Error('The live view failed.') } },
    traceView: { failed: { error: new Error('The replay failed.') } },
  },
  /** The search, the panel and the selected part don't affect later steps. */
  abstraction: ({ context: { chart, collapsed, picture, failure } }) => [
    chart,
    collapsed.length,
    picture === null,
    failure === null,
  ],
  /**
   * The second chart only needs to be opened over the first. Of the charts that the whole page runs, a single one
   * fails.
   */
  isWorthTaking: ({ context, children }, { label }) => {
    if (OF_PAGE.some((id) => label.startsWith(id)))
      return context.chart === '' && context.failure === null && OF_PAGE.every((id) => id in children);
    return context.chart !== 'gate' || label.startsWith('address.change') || label.startsWith('drawChart');
  },
  isHome: (snapshot) => snapshot.matches('catalog'),
  invariants: {
    'ATELIER-4: a file that is opened again is listed once.': ({ context: { entries } }) =>
      new Set(entries.map(({ chart }) => chart)).size === entries.length,
    'ATELIER-1: a chart that the catalog does not list is never open.': (snapshot) =>
      !snapshot.matches('open') ||
      snapshot.context.entries.some(({ chart }) => chart === snapshot.context.chart),
    'ATELIER-2: the drawing of a chart disappears with the chart.': (snapshot) =>
      !snapshot.matches('catalog') || (snapshot.context.picture === null && snapshot.context.part === ''),
    'ATELIER-2: a complete drawing is shown.': (snapshot) =>
      !snapshot.matches({ open: 'drawn' }) || snapshot.context.picture !== null,
    'ATELIER-3: the simulation of a chart runs exactly while the chart is open.': (snapshot) =>
      snapshot.matches('open') === 'chartPlay' in snapshot.children,
  },
});
