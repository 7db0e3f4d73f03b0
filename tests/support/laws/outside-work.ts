import { isStream } from '#machines/port.ts';
import type { Law } from './law.ts';

/** Each invoked actor is called by the name of its port. */
export const actorsNamedByPorts: Law = ({ chart: { states } }) =>
  states.flatMap((state) =>
    state.invoked.filter(({ id, src }) => id !== src).map(({ id, src }) => `${state.id} calls ${src} ${id}`),
  );

/** A failure of outside work leads somewhere and is kept, whatever else happens. */
export const failuresKept: Law = ({ model: { machine }, chart: { states, transitions } }) =>
  states.flatMap((state) =>
    state.invoked.flatMap(({ id, src }) => {
      if (isStream(machine.implementations.actors[src])) return [];
      const failures = transitions.filter(
        ({ source, kind, trigger }) => source === state.id && kind === 'actorFailed' && trigger === id,
      );
      const keeps = (action: string) => action === 'keepFailure' || action.startsWith('keepFailure(');
      const forgetful = failures.filter(({ actions }) => !actions.some(keeps));
      return [
        ...(failures.length === 0 ? [`${state.id} has no onError for ${id}`] : []),
        ...forgetful.map((failure) => `${failure.id} does not keep the failure`),
      ];
    }),
  );
