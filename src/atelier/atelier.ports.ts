import { fromCallback, fromPromise } from 'xstate';
import type { CoverageSummary } from '#charts/export/dossier.ts';
import { FORMATS } from '#charts/export/formats.ts';
import {
  type Answer,
  type ChartAnswers,
  type ChartCoverage,
  type StateQuestion,
  stepsOfTours,
} from '#domain/atelier/answer.ts';
import type { CatalogEntry } from '#domain/atelier/catalog.ts';
import type { ComparisonPart } from '#domain/atelier/comparison.ts';
import type { ExportFormat } from '#domain/atelier/export-format.ts';
import { type ChannelMessage, LIVE_CHANNEL, type LiveMessage } from '#domain/atelier/live.ts';
import type { Picture } from '#domain/atelier/picture.ts';
import type { Play, PlayPath, PlayStep } from '#domain/atelier/play.ts';
import { type Trace, traceIn } from '#domain/atelier/trace.ts';
import { atelierMachine } from '#machines/atelier/atelier.machine.ts';
import { catalogCoverageMachine } from '#machines/catalog-coverage/catalog-coverage.machine.ts';
import { chartExportMachine } from '#machines/chart-export/chart-export.machine.ts';
import { chartPlayMachine } from '#machines/chart-play/chart-play.machine.ts';
import { chartQuestionsMachine } from '#machines/chart-questions/chart-questions.machine.ts';
import { type LiveViewEvent, liveViewMachine } from '#machines/live-view/live-view.machine.ts';
import { traceViewMachine } from '#machines/trace-view/trace-view.machine.ts';
import { addressIn, addressOf } from './address.ts';
import { catalogEntry } from './catalog-entries.ts';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';
import { drawPicture, elkLayouter } from './drawing.ports.ts';
import { explorer } from './explore.ports.ts';
import { openScxml } from './known-models.ts';
import { pngOf } from './png.ts';

/** The atelier's charts for one browser window. */
export function wireAtelier(page: Window) {
  const layouter = elkLayouter();
  const work = explorer();
  return atelierMachine.provide({
    actors: {
      watchAddress: fromCallback(({ sendBack }) => {
        const send = () => sendBack({ type: 'address.change', ...addressIn(page.location.hash) });
        page.addEventListener('hashchange', send);
        send();
        return () => page.removeEventListener('hashchange', send);
      }),
      readFile: fromPromise<CatalogEntry, { text: string }>(async ({ input: { text } }) => {
        const chart = openScxml(text);
        await work('open', { text });
        return catalogEntry(chart, descriptionOf(chart));
      }),
      catalogCoverage: catalogCoverageMachine.provide({
        actors: {
          coverChart: fromPromise<ChartCoverage, { chart: string }>(({ input }) => work('cover', input)),
        },
      }),
      drawChart: fromPromise<Picture, { chart: string; collapsed: readonly string[] }>(({ input }) =>
        drawPicture(descriptionOf(input.chart), input.collapsed, layouter),
      ),
      chartPlay: chartPlayMachine.provide({
        actors: {
          replaySteps: fromPromise<Play, { chart: string; start: number; steps: readonly PlayStep[] }>(
            ({ input }) => work('replay', input),
          ),
          findPath: fromPromise<
            PlayPath | null,
            { chart: string; start: number; steps: readonly PlayStep[]; state: string }
          >(({ input }) => work('findPath', input)),
        },
      }),
      chartQuestions: chartQuestionsMachine.provide({
        actors: {
          exploreChart: fromPromise<ChartAnswers, { chart: string }>(({ input }) => work('explore', input)),
          checkStates: fromPromise<Answer, { chart: string; question: StateQuestion }>(({ input }) =>
            work('states', input),
          ),
        },
      }),
      liveView: liveViewMachine.provide({
        actors: {
          watchTabs: fromCallback(({ sendBack }) => watchTabs(page, sendBack)),
        },
      }),
      traceView: traceViewMachine.provide({
        actors: { readTrace: fromPromise<Trace, { text: string }>(async ({ input }) => traceIn(input.text)) },
      }),
      chartExport: chartExportMachine.provide({
        actors: {
          writeChart: fromPromise<string | Blob, { chart: string; format: ExportFormat }>(
            async ({ input: { chart, format } }) => {
              const tools = {
                layouter,
                coverage: async () => coverageIn(await work('explore', { chart })),
              };
              const text = await FORMATS[format === 'png' ? 'svg' : format](descriptionOf(chart), tools);
              return format === 'png' ? pngOf(text) : text;
            },
          ),
          comparePart: fromPromise<ComparisonPart, { chart: string; text: string; compared: number }>(
            ({ input }) => work('compare', input),
          ),
        },
        actions: { saveFile: (_, { name, content }) => saveFile(page, name, content) },
      }),
    },
    actions: {
      showChart: (_, { chart }) => page.location.assign(addressOf(chart, 'outline')),
      scrollToTop: () => page.scrollTo(0, 0),
      showTitle: (_, { chart }) => {
        page.document.title = chart === '' ? copy.TITLE : `${chart} · ${copy.TITLE}`;
      },
    },
  });
}

const coverageIn = (answers: ChartAnswers): CoverageSummary => ({
  tours: answers.tours.length,
  steps: stepsOfTours(answers),
  parts: answers.coverage.map(({ name, walked, reachable }) => ({ name, walked, reachable })),
});

const TICK_MS = 250;
/** Messages are passed on in batches, so that the page renders less often. */
const BATCH_MS = 100;

function watchTabs(page: Window, sendBack: (event: LiveViewEvent) => void): () => void {
  const channel = new BroadcastChannel(LIVE_CHANNEL);
  const post = (kind: 'hello' | 'bye') => channel.postMessage({ kind } satisfies ChannelMessage);
  const leave = () => post('bye');
  const waiting = new Map<string, readonly LiveMessage[]>();
  let flushing = 0;
  const flush = () => {
    page.clearTimeout(flushing);
    for (const [tab, messages] of waiting) sendBack({ type: 'messages.receive', tab, messages });
    waiting.clear();
  };
  const tick = page.setInterval(
    () => sendBack({ type: 'clock.tick', nowMs: performance.timeOrigin + performance.now() }),
    TICK_MS,
  );
  channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
    // Another viewer that leaves ends what the portal sends to all.
    if (data.kind === 'here' || data.kind === 'bye') post('hello');
    if (data.kind === 'messages') {
      if (waiting.size === 0) flushing = page.setTimeout(flush, BATCH_MS);
      waiting.set(data.tab, [...(waiting.get(data.tab) ?? []), ...data.messages]);
    }
    if (data.kind === 'gone') {
      flush();
      sendBack({ type: 'tab.leave', tab: data.tab });
    }
  });
  page.addEventListener('pagehide', leave);
  post('hello');
  return () => {
    leave();
    channel.close();
    page.removeEventListener('pagehide', leave);
    page.clearInterval(tick);
    page.clearTimeout(flushing);
  };
}

function saveFile(page: Window, name: string, content: string | Blob): void {
  const address = URL.createObjectURL(
    content instanceof Blob ? content : new Blob([content], { type: 'text/plain' }),
  );
  const link = page.document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has started by this time.
  page.setTimeout(() => URL.revokeObjectURL(address));
}
