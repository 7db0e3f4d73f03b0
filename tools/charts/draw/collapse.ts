import type { ChartDescription } from '../describe/describe.ts';
import { familyOf } from '../describe/family.ts';

/**
 * A chart in which some states hide their content. Arrows into or out of the content begin and end at the state
 * itself.
 */
export function collapsedChart(chart: ChartDescription, collapsed: readonly string[]): ChartDescription {
  if (collapsed.length === 0) return chart;
  const family = familyOf(chart);
  const closed = new Set(collapsed);
  const shownAs = (id: string): string =>
    family.ancestors(id).findLast((above) => closed.has(above.id))?.id ?? id;
  return {
    ...chart,
    states: chart.states
      .filter(({ id }) => shownAs(id) === id)
      .map((state) => (closed.has(state.id) ? { ...state, children: [], initial: null } : state)),
    transitions: chart.transitions.flatMap((transition) => {
      const source = shownAs(transition.source);
      const targets = [...new Set(transition.targets.map(shownAs))];
      const isHidden =
        source !== transition.source &&
        (targets.length === 0 || targets.every((target) => target === source));
      return isHidden ? [] : [{ ...transition, source, targets }];
    }),
  };
}
