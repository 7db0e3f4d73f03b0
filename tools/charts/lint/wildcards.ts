import type { ChartDescription } from '../describe/describe.ts';
import type { Rule } from './rule.ts';

/**
 * A wildcard must not swallow an event that an ancestor handles, unless the state handles that event itself. At the
 * root, a wildcard has no ancestor to silence.
 */
export const noSwallowing: Rule = ({ chart }) =>
  chart.transitions
    .filter(({ kind, trigger }) => kind === 'event' && trigger.includes('*'))
    .flatMap(({ source, trigger }) =>
      ancestorsOf(chart, source).flatMap((ancestor) =>
        eventsOf(chart, ancestor)
          .filter((event) => matches(trigger, event) && !isHandledAt(chart, source, event))
          .map((event) => `${trigger} in ${source} swallows ${event}, which ${ancestor} handles`),
      ),
    );

function eventsOf({ transitions }: ChartDescription, state: string): string[] {
  const own = transitions.filter(({ source, kind }) => source === state && kind === 'event');
  return [...new Set(own.map(({ trigger }) => trigger))];
}

/** If its guard is false, a guarded handler still lets the wildcard accept the event. */
function isHandledAt({ transitions }: ChartDescription, state: string, event: string): boolean {
  return transitions.some(
    ({ source, kind, trigger, guard }) =>
      source === state && kind === 'event' && trigger === event && guard === null,
  );
}

function matches(wildcard: string, event: string): boolean {
  return event.startsWith(wildcard.slice(0, -1)) || `${event}.` === wildcard.slice(0, -1);
}

function ancestorsOf(chart: ChartDescription, state: string): string[] {
  const parent = chart.states.find(({ id }) => id === state)?.parent ?? null;
  return parent === null ? [] : [parent, ...ancestorsOf(chart, parent)];
}
