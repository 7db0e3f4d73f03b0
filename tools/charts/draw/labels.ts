import type { ChartDescription, StateDescription, TransitionDescription } from '../describe/describe.ts';
import { guardText } from '../describe/guards.ts';

/** The label of an arrow: trigger and guard, then actions. */
export function arrowLines(transition: TransitionDescription): string[] {
  const { actions, guard } = transition;
  const condition = guard === null ? '' : `[${guardText(guard)}]`;
  const head = [triggerText(transition), condition].filter((part) => part !== '').join(' ');
  const way = actions.length === 0 ? '' : `/ ${actions.join(', ')}`;
  return [head, way].filter((line) => line !== '');
}

/** The lines inside a state: actors, entry and exit actions, transitions without a target, tags. */
export function bodyLines(state: StateDescription, chart: ChartDescription): string[] {
  return [
    ...state.invoked.map(({ src }) => `runs ${src}`),
    ...state.entry.map((action) => `on entry ${action}`),
    ...state.exit.map((action) => `on exit ${action}`),
    ...innerTransitions(state, chart).map((transition) => arrowLines(transition).join(' ')),
    ...state.tags.map((tag) => `#${tag}`),
  ];
}

/** A transition without a target is drawn as a line inside its state. */
export function isInner({ targets }: TransitionDescription): boolean {
  return targets.length === 0;
}

function innerTransitions(
  { id }: StateDescription,
  { transitions }: ChartDescription,
): TransitionDescription[] {
  return transitions.filter((transition) => transition.source === id && isInner(transition));
}

/** The trigger of a transition; empty for an eventless one. */
export function triggerText({
  kind,
  trigger,
  delayMs,
}: Pick<TransitionDescription, 'kind' | 'trigger' | 'delayMs'>): string {
  switch (kind) {
    case 'always':
      return '';
    case 'delay':
      return delayMs === null ? `after ${trigger}` : `after ${trigger}, ${delayMs} ms`;
    case 'actorDone':
      return `${trigger} done`;
    case 'actorFailed':
      return `${trigger} failed`;
    case 'stateDone':
      return 'all done';
    case 'event':
      return trigger;
  }
}
