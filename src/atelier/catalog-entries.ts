import type { ChartDescription } from '#charts/describe/describe.ts';
import { namedGuards } from '#charts/describe/guards.ts';
import type { CatalogEntry } from '#domain/atelier/catalog.ts';

export function catalogEntry(name: string, chart: ChartDescription): CatalogEntry {
  const { description, states, transitions } = chart;
  return {
    chart: name,
    purpose: description,
    states: states.length,
    transitions: transitions.length,
    terms: {
      event: sorted(transitions.filter(({ kind }) => kind === 'event').map(({ trigger }) => trigger)),
      state: sorted(states.slice(1).map(({ key }) => key)),
      guard: sorted(transitions.flatMap(({ guard }) => (guard === null ? [] : namedGuards(guard)))),
      action: sorted([
        ...states.flatMap(({ entry, exit }) => [...entry, ...exit]),
        ...transitions.flatMap(({ actions }) => actions),
      ]),
      actor: sorted(states.flatMap(({ invoked }) => invoked.map(({ src }) => src))),
      requirement: sorted([...states, ...transitions].flatMap(({ requirements }) => requirements)),
    },
    texts: [...states, ...transitions].map((part) => part.description).filter((text) => text !== ''),
  };
}

const sorted = (names: readonly string[]): string[] => [...new Set(names)].sort();
