import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import type { ChartAnswers } from '#domain/atelier/answer.ts';
import { type LiveStep, type LiveTab, latestStepOf } from '#domain/atelier/live.ts';
import { tabAt } from '#domain/atelier/trace.ts';
import {
  type AtelierRef,
  selectChart,
  selectLiveView,
  selectPanel,
  selectTraceView,
} from '#machines/atelier/atelier.selectors.ts';
import { type ChartPlayRef, selectActive, selectFired } from '#machines/chart-play/chart-play.selectors.ts';
import {
  type ChartQuestionsRef,
  selectAnswers,
} from '#machines/chart-questions/chart-questions.selectors.ts';
import {
  type LiveViewRef,
  selectIsWatching,
  selectWatched,
} from '#machines/live-view/live-view.selectors.ts';
import { selectPosition, selectTrace } from '#machines/trace-view/trace-view.selectors.ts';

const NONE: readonly string[] = [];

/** What a watched tab did. A busy tab is rendered in slices, so that no frame is late. */
export function useWatched(live: LiveViewRef): LiveTab;
export function useWatched(live: LiveViewRef | undefined): LiveTab | undefined;
export function useWatched(live: LiveViewRef | undefined): LiveTab | undefined {
  return useDeferredValue(useSelector(live, (snapshot) => snapshot && selectWatched(snapshot)));
}

/**
 * The last step of this chart in a watched tab or in a problem report: null if no actor runs the chart there, and
 * undefined while the user views neither.
 */
export function useLatestStep(atelier: AtelierRef): LiveStep | null | undefined {
  const panel = useSelector(atelier, selectPanel);
  const chart = useSelector(atelier, selectChart);
  const live = useSelector(atelier, selectLiveView);
  const replay = useSelector(atelier, selectTraceView);
  const isWatching = useSelector(live, (snapshot) => snapshot && selectIsWatching(snapshot));
  const watched = useWatched(live);
  const trace = useSelector(replay, (snapshot) => snapshot && selectTrace(snapshot));
  const position = useSelector(replay, (snapshot) => snapshot && selectPosition(snapshot));
  return useMemo(() => {
    if (panel === 'live' && isWatching && watched) return latestStepOf(watched, chart);
    return panel === 'replay' && trace ? latestStepOf(tabAt(trace, position ?? 0), chart) : undefined;
  }, [panel, chart, isWatching, watched, trace, position]);
}

/** The states that a watched tab is in, or the simulation while no tab is watched. */
export function useActiveStates(
  play: ChartPlayRef | undefined,
  live: LiveStep | null | undefined,
): ReadonlySet<string> {
  const played = useSelector(play, (snapshot) => snapshot && selectActive(snapshot));
  const active = (live === undefined ? played : live?.active) ?? NONE;
  return useMemo(() => new Set(active), [active]);
}

/** The transitions that a watched tab took last, or the simulation while no tab is watched. */
export function useFired(
  play: ChartPlayRef | undefined,
  live: LiveStep | null | undefined,
): ReadonlySet<string> {
  const played = useSelector(play, (snapshot) => snapshot && selectFired(snapshot));
  const fired = (live === undefined ? played : live?.transitions) ?? NONE;
  return useMemo(() => new Set(fired), [fired]);
}

/** The number of tours that visit each part; null before the questions are answered. */
export function useWalkedBy(questions: ChartQuestionsRef | undefined): ChartAnswers['walkedBy'] | null {
  return useSelector(questions, (snapshot) => snapshot && selectAnswers(snapshot))?.walkedBy ?? null;
}
