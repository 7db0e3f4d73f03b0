export type Config = Record<string, unknown>;
export type Path = readonly (string | number)[];

export function recordOf(value: unknown): Config {
  return typeof value === 'object' && value !== null ? (value as Config) : {};
}

export function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat();
}

export function valueAt(config: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Config | undefined)?.[key], config);
}

/** A copy with another value at a path. If the value is undefined, the path is removed. */
export function withAt(config: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(config)) return config.with(Number(key), withAt(config[Number(key)], rest, value));
  const { [key]: old, ...others } = recordOf(config);
  const next = withAt(old, rest, value);
  return next === undefined ? others : { ...others, [key]: next };
}

export function withoutOne(config: unknown, path: Path, place: number): unknown {
  const rest = listOf(valueAt(config, path)).toSpliced(place, 1);
  return withAt(config, path, rest.length === 0 ? undefined : rest);
}

export function withOne(config: unknown, path: Path, place: number, value: unknown): unknown {
  return withAt(config, path, listOf(valueAt(config, path)).with(place, value));
}
