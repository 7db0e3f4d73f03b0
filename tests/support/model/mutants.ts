import { type AnyStateMachine, createMachine } from 'xstate';

/** A chart with one defect put in. */
export interface Mutant {
  name: string;
  machine: AnyStateMachine;
}

type Path = readonly (string | number)[];
type Config = Record<string, unknown>;

/** Every single defect of these kinds: a way, condition or action left out, a wrong target, start or delay. */
export function mutantsOf(machine: AnyStateMachine): Mutant[] {
  const make = (name: string, config: unknown): Mutant => ({
    name,
    machine: createMachine(recordOf(config), machine.implementations),
  });
  const states = statesIn(machine.config, []);
  return [
    ...states.flatMap((state) => wayMutants(machine.config, state)),
    ...states.flatMap((state) => stateMutants(machine.config, state)),
  ]
    .map(({ name, config }) => make(name, config))
    .concat(delayMutants(machine));
}

interface Edit {
  name: string;
  config: unknown;
}

/** Defects in the ways out of a state. */
function wayMutants(config: unknown, state: Path): Edit[] {
  return waysOf(config, state).flatMap((path) => {
    const ways = listAt(config, path);
    return ways.flatMap((way, index) => {
      const name = `${path.join('.')} [${index}]`;
      const given = typeof way === 'string' ? { target: way } : recordOf(way);
      const replace = (kind: string, next: unknown): Edit => ({
        name: `${kind}: ${name}`,
        config: withAt(config, path, ways.toSpliced(index, 1, next)),
      });
      const { guard, ...unguarded } = given;
      const actions = [given['actions'] ?? []].flat();
      const other = siblingTarget(config, state, given['target']);
      return [
        { name: `no way: ${name}`, config: withAt(config, path, ways.toSpliced(index, 1)) },
        ...(guard === undefined ? [] : [replace('no condition', unguarded)]),
        ...(guard === undefined ? [] : [replace('never', { ...given, guard: () => false })]),
        ...actions.map((_, place) =>
          replace(`no action ${place}`, { ...given, actions: actions.toSpliced(place, 1) }),
        ),
        ...(other === undefined ? [] : [replace(`to ${other}`, { ...given, target: other })]),
      ];
    });
  });
}

/** Defects in what a state does by itself, and in where it begins. */
function stateMutants(config: unknown, state: Path): Edit[] {
  const own = recordOf(valueAt(config, state));
  const name = state.filter((part) => part !== 'states').join('.') || 'root';
  const effects = (['entry', 'exit'] as const).flatMap((kind) => {
    const actions = [own[kind] ?? []].flat();
    return actions.map((_, place) => ({
      name: `no ${kind} ${place}: ${name}`,
      config: withAt(config, [...state, kind], actions.toSpliced(place, 1)),
    }));
  });
  const other = Object.keys(recordOf(own['states'])).find((key) => key !== own['initial']);
  const begins =
    typeof own['initial'] === 'string' && other !== undefined
      ? [{ name: `begins in ${other}: ${name}`, config: withAt(config, [...state, 'initial'], other) }]
      : [];
  return [...effects, ...begins];
}

function delayMutants(machine: AnyStateMachine): Mutant[] {
  return Object.entries(machine.implementations.delays).flatMap(([name, length]) =>
    typeof length === 'number'
      ? [{ name: `longer: ${name}`, machine: machine.provide({ delays: { [name]: length + 100 } }) }]
      : [],
  );
}

function statesIn(config: unknown, path: Path): Path[] {
  const keys = Object.keys(recordOf(recordOf(valueAt(config, path))['states']));
  return [path, ...keys.flatMap((key) => statesIn(config, [...path, 'states', key]))];
}

/** Where a state's transitions stand in its config. */
function waysOf(config: unknown, state: Path): Path[] {
  const own = recordOf(valueAt(config, state));
  const actors = [own['invoke'] ?? []].flat();
  const invoke = (index: number) =>
    Array.isArray(own['invoke']) ? [...state, 'invoke', index] : [...state, 'invoke'];
  return [
    ...(['on', 'after'] as const).flatMap((kind) =>
      Object.keys(recordOf(own[kind])).map((key) => [...state, kind, key]),
    ),
    ...(own['always'] === undefined ? [] : [[...state, 'always']]),
    ...actors.flatMap((actor, index) =>
      ['onDone', 'onError'].filter((key) => key in recordOf(actor)).map((key) => [...invoke(index), key]),
    ),
  ];
}

/** A wrong target beside the right one. */
function siblingTarget(config: unknown, state: Path, target: unknown): string | undefined {
  if (typeof target !== 'string' || target.startsWith('#')) return undefined;
  const isInside = target.startsWith('.');
  const home = isInside ? state : state.slice(0, -2);
  const keys = Object.keys(recordOf(recordOf(valueAt(config, home))['states']));
  const other = keys.find((key) => key !== target.replace('.', ''));
  return other === undefined ? undefined : `${isInside ? '.' : ''}${other}`;
}

function valueAt(config: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Config | undefined)?.[key], config);
}

function listAt(config: unknown, path: Path): unknown[] {
  return [valueAt(config, path)].flat();
}

function withAt(config: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(config)) return config.with(Number(key), withAt(config[Number(key)], rest, value));
  const record = recordOf(config);
  return { ...record, [key]: withAt(record[key], rest, value) };
}

function recordOf(value: unknown): Config {
  return typeof value === 'object' && value !== null ? (value as Config) : {};
}
