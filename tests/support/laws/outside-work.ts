import { readdirSync, readFileSync } from 'node:fs';
import type { Law } from './law.ts';

/** Each invoked actor is called by the name of its port. */
export const actorsNamedByPorts: Law = ({ chart: { states } }) =>
  states.flatMap((state) =>
    state.invoked.filter(({ id, src }) => id !== src).map(({ id, src }) => `${state.id} calls ${src} ${id}`),
  );

/** A failure of outside work leads somewhere and is kept, whatever else happens. */
export const failuresKept: Law = ({ chart: { states, transitions } }) =>
  states.flatMap((state) =>
    state.invoked.flatMap(({ id }) => {
      const failures = transitions.filter(
        ({ source, kind, trigger }) => source === state.id && kind === 'actorFailed' && trigger === id,
      );
      const forgetful = failures.filter(({ actions }) => !actions.includes('keepFailure'));
      return [
        ...(failures.length === 0 ? [`${state.id} has no onError for ${id}`] : []),
        ...forgetful.map((failure) => `${failure.id} does not keep the failure`),
      ];
    }),
  );

/** A chart waits only for times that the domain names. */
export const delaysOfDomain: Law = ({ chart: { id }, graphs }) => {
  const known = domainDelays();
  const waited = new Set(graphs.flatMap(({ delaysMs }) => [...delaysMs]));
  return [...waited]
    .filter((ms) => !known.has(ms))
    .map((ms) => `${id} waits ${ms} ms, which no constant of the domain says`);
};

/** The values of all constants of the domain whose name ends in `_MS`. */
function domainDelays(): Set<number> {
  const files = readdirSync('src/domain').filter((file) => file.endsWith('.ts'));
  const sources = files.map((file) => readFileSync(`src/domain/${file}`, 'utf8'));
  const values = sources.flatMap((source) => [...source.matchAll(/const [A-Z_]+_MS = ([\d_]+);/g)]);
  return new Set(values.map(([, digits = '']) => Number(digits.replaceAll('_', ''))));
}
