import type { Configuration } from './graph.ts';
import type { AnyModel } from './model.ts';
import { textOf } from './text.ts';

/** Names the context keys that kept an exploration from ending. Never their values. */
export function explosion(
  { machine, abstraction }: AnyModel,
  configurations: readonly Configuration[],
): Error {
  const contexts = configurations.map(({ snapshot }) => recordOf(abstraction(snapshot)));
  const late = Math.floor((contexts.length * 3) / 4);
  const keys = [...new Set(contexts.flatMap((context) => Object.keys(context)))];
  const counted = keys
    .map((key) => {
      const values = contexts.map((context) => textOf(context[key]));
      const early = new Set(values.slice(0, late));
      return {
        key,
        values: new Set(values).size,
        grows: values.slice(late).some((value) => !early.has(value)),
      };
    })
    .sort((a, b) => b.values - a.values);
  const growing = counted.filter(({ grows }) => grows);
  const named = (growing.length > 0 ? growing : counted).map(
    ({ key, values }) => `${key} (${values} values)`,
  );
  const what =
    growing.length > 0 ? 'These keys of the context grow' : 'No key of the context grows by itself';
  return new Error(
    `${machine.id} has more than ${configurations.length} configurations. ${what}: ${named.join(', ')}. ` +
      'Say in its model what counts as the same configuration (abstraction), or which steps lead no further (isWorthTaking).',
  );
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : { 'the abstraction': value };
}
