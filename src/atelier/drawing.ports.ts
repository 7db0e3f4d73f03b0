import type { ELK } from 'elkjs/lib/elk-api.js';
import ElkApi from 'elkjs/lib/elk-api.js';
import elkUrl from 'elkjs/lib/elk-worker.min.js?url';
import type { ChartDescription, StateDescription } from '#charts/describe/describe.ts';
import { familyOf } from '#charts/describe/family.ts';
import { collapsedChart } from '#charts/draw/collapse.ts';
import { type Arrow, type ChartLayout, type Layouter, layOut, MEDIA } from '#charts/draw/layout.ts';
import { toSvg } from '#charts/draw/svg.ts';
import type { Picture, PictureArrow, PictureState } from '#domain/atelier/picture.ts';
import { failureOf, workerUrl } from './worker-url.ts';

interface ElkWorker {
  elk: ELK;
  /** Rejects if the worker fails. */
  failure: Promise<never>;
}

/**
 * ELK in two workers, one for each direction that `layOut` tries. They start with the first layout. The next layout
 * replaces a worker that failed.
 */
export function elkLayouter(): Layouter {
  const workers = new Map<string, ElkWorker>();
  return {
    layout(graph) {
      const direction = graph.layoutOptions?.['elk.direction'] ?? '';
      const started = workers.get(direction) ?? startElk(() => workers.delete(direction));
      workers.set(direction, started);
      return Promise.race([started.elk.layout(graph), started.failure]);
    },
  };
}

function startElk(onFailure: () => void): ElkWorker {
  const worker = new Worker(workerUrl(elkUrl));
  const failure = failureOf(worker).catch((error: unknown) => {
    worker.terminate();
    onFailure();
    throw error;
  });
  return { elk: new ElkApi({ workerFactory: () => worker }), failure };
}

export async function drawPicture(
  chart: ChartDescription,
  collapsed: readonly string[],
  layouter: Layouter,
): Promise<Picture> {
  const begin = performance.now();
  const shown = collapsedChart(chart, collapsed);
  const layout = await layOut(shown, layouter, MEDIA.page);
  return { ...pictureOf(chart, layout, collapsed), svg: toSvg(shown, layout), ms: performance.now() - begin };
}

function pictureOf(chart: ChartDescription, layout: ChartLayout, collapsed: readonly string[]) {
  const family = familyOf(chart);
  const states = layout.states.map(({ state, lines, x, y, width, height }): PictureState => {
    const whole = family.state(state.id);
    return {
      id: state.id,
      x,
      y,
      width,
      height,
      lines,
      name: nameOf(state),
      kind: whole.type === 'atomic' ? 'leaf' : whole.type,
      depth: family.ancestors(state.id).length,
      description: state.description,
      isContainer: whole.children.length > 0,
      isCollapsed: collapsed.includes(state.id),
    };
  });
  return {
    width: layout.width,
    height: layout.height,
    states,
    starts: layout.starts,
    arrows: layout.arrows.map(pictureArrow),
  };
}

function nameOf({ key, history }: StateDescription): string {
  if (history === null) return key;
  return `${key} (${history.depth === 'deep' ? 'H*' : 'H'})`;
}

function pictureArrow({ transition, points, label }: Arrow, index: number): PictureArrow {
  return {
    id: transition?.id ?? `start ${index}`,
    kind: transition?.kind ?? 'start',
    source: transition?.source ?? '',
    target: transition?.targets[0] ?? '',
    points,
    label: label ?? null,
  };
}
