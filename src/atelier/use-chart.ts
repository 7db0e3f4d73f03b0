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
import { type LiveViewRef, selectWatched } from '#machines/live-view/live-view.selectors.ts';
import { selectPosition, selectTrace } from '#machines/trace-view/trace-view.selectors.ts';

const NONE: readonly string[] = [];

/** What a watched tab did. A busy tab is rendered in slices, so that no frame is late. */
export function useWatched(live: LiveViewRef): LiveTab;
export function useWatched(live: LiveViewRef | undefined): LiveTab | undefined;
export function useWatched(live: LiveViewRef | undefined): LiveTab | undefined {
  return useDeferredValue(useSelector(live, (snapshot) => snapshot && selectWatched(snapshot)));
}

/** The last step of this chart in a watched tab or in a problem report, while the user views it. */
export function useLatestStep(atelier: AtelierRef): LiveStep | null {
  const panel = useSelector(atelier, selectPanel);
  const chart = useSelector(atelier, selectChart);
  const live = useSelector(atelier, selectLiveView);
  const replay = useSelector(atelier, selectTraceView);
  const watched = useWatched(live);
  const trace = useSelector(replay, (snapshot) => snapshot && selectTrace(snapshot));
  const position = useSelector(replay, (snapshot) => snapshot && selectPosition(snapshot));
  return useMemo(() => {
    if (panel === 'live' && watched) return latestStepOf(watched, chart);
    return panel === 'replay' && trace ? latestStepOf(tabAt(trace, position ?? 0), chart) : null;
  }, [panel, chart, watched, trace, position]);
}

/** The states that a watched tab or the simulation is in. */
export function useActiveStates(play: ChartPlayRef | undefined, live: LiveStep | null): ReadonlySet<string> {
  const played = useSelector(play, (snapshot) => snapshot && selectActive(snapshot));
  const active = live?.active ?? played ?? NONE;
  return useMemo(() => new Set(active), [active]);
}

/** The transitions that a watched tab or the simulation took last. */
export function useFired(play: ChartPlayRef | undefined, live: LiveStep | null): ReadonlySet<string> {
  const played = useSelector(play, (snapshot) => snapshot && selectFired(snapshot));
  const fired = live?.transitions ?? played ?? NONE;
  return useMemo(() => new Set(fired), [fired]);
}

/** The number of tours that visit each part; null before the questions are answered. */
export function useWalkedBy(questions: ChartQuestionsRef | undefined): ChartAnswers['walkedBy'] | null {
  return useSelector(questions, (snapshot) => snapshot && selectAnswers(snapshot))?.walkedBy ?? null;
}
