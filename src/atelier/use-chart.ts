import { useSelector } from '@xstate/react';
import type { ChartAnswers } from '#domain/atelier/answer.ts';
import { type ChartPlayRef, selectActive, selectFired } from '#machines/chart-play/chart-play.selectors.ts';
import {
  type ChartQuestionsRef,
  selectAnswers,
} from '#machines/chart-questions/chart-questions.selectors.ts';

const NONE: readonly string[] = [];

/** The states that the simulation is in. */
export function useActiveStates(play: ChartPlayRef | undefined): ReadonlySet<string> {
  return new Set(useSelector(play, (snapshot) => snapshot && selectActive(snapshot)) ?? NONE);
}

/** The transitions that the simulation took last. */
export function useFired(play: ChartPlayRef | undefined): ReadonlySet<string> {
  return new Set(useSelector(play, (snapshot) => snapshot && selectFired(snapshot)) ?? NONE);
}

/** By how many tours each part is walked; null before the questions are answered. */
export function useWalkedBy(questions: ChartQuestionsRef | undefined): ChartAnswers['walkedBy'] | null {
  return useSelector(questions, (snapshot) => snapshot && selectAnswers(snapshot))?.walkedBy ?? null;
}
