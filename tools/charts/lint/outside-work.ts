import type { Rule } from './rule.ts';

/** Each invoked actor has the name of its source as its id. */
export const actorsNamedBySource: Rule = ({ chart: { states } }) =>
  states.flatMap((state) =>
    state.invoked.filter(({ id, src }) => id !== src).map(({ id, src }) => `${state.id} calls ${src} ${id}`),
  );

/** Each failure of outside work has a transition, which stores the failure. */
export const failuresStored =
  (action: string, isStream: (logic: unknown) => boolean): Rule =>
  ({ model: { machine }, chart: { states, transitions } }) =>
    states.flatMap((state) =>
      state.invoked.flatMap(({ id, src }) => {
        if (isStream(machine.implementations.actors[src])) return [];
        const failures = transitions.filter(
          ({ source, kind, trigger }) => source === state.id && kind === 'actorFailed' && trigger === id,
        );
        const stores = (name: string) => name === action || name.startsWith(`${action}(`);
        return [
          ...(failures.length === 0 ? [`${state.id} has no onError for ${id}`] : []),
          ...failures
            .filter(({ actions }) => !actions.some(stores))
            .map((failure) => `${failure.id} does not store the failure`),
        ];
      }),
    );
