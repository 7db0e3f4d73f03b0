import { type AnyStateMachine, createMachine } from 'xstate';
import { type ChartDescription, describeChart } from '#atelier/describe.ts';
import { portability } from '#atelier/portability.ts';
import { type Dice, GUARDS, type Shape, type Way } from './dice.ts';

const KEYS = 'abcdefgh';
const DELAYS = [10, 'soon', 'later'];

interface Node {
  path: string;
  shape: Shape;
  parent: Node | null;
}

export interface RandomChart {
  machine: AnyStateMachine;
  chart: ChartDescription;
  ways: readonly Way[];
  /** The guards make up their minds anew. */
  tick: () => void;
}

/** The chart without the ways that the lint finds, so a portable one. */
export function portableChart(dice: Dice): RandomChart {
  const built = randomChart(dice);
  const found = new Set(portability(built.chart).map(({ transition }) => transition));
  if (found.size === 0) return built;
  const left = new Set(
    built.chart.transitions.filter(({ id }) => !found.has(id)).flatMap(({ actions }) => actions),
  );
  return portableChart({ ...dice, ways: dice.ways.filter((_, index) => left.has(`way ${index}`)) });
}

/** Every state tells when it is entered and left, every way when it is taken. */
export function randomChart({ shape, ways, verdicts }: Dice): RandomChart {
  const nodes = nodesBelow({ path: 'chart', shape, parent: null });
  let ticks = 0;
  const says = (index: number) => verdicts[(ticks * GUARDS.length + index) % verdicts.length] ?? false;
  const machine = createMachine({ id: 'chart', ...configOf(nodes, 'chart', ways) } as object, {
    guards: Object.fromEntries(GUARDS.map((name, index) => [name, () => says(index)])),
    delays: { soon: 20, later: () => 30 },
  });
  return {
    machine,
    chart: describeChart(machine),
    ways,
    tick: () => {
      ticks += 1;
    },
  };
}

function nodesBelow(node: Node): Node[] {
  const { path, shape } = node;
  return [
    node,
    ...shape.children.flatMap((child, index) =>
      nodesBelow({ path: `${path}.${KEYS[index]}`, shape: child, parent: node }),
    ),
  ];
}

function configOf(nodes: readonly Node[], path: string, ways: readonly Way[]): object {
  const node = nodes.find((it) => it.path === path);
  const children = nodes.filter((it) => it.parent === node);
  const states = Object.fromEntries(
    children.map((child) => [keyOf(child), configOf(nodes, child.path, ways)]),
  );
  switch (node?.shape.kind) {
    case 'history':
      return { type: 'history' };
    case 'deepHistory':
      return { type: 'history', history: 'deep' };
    case 'final':
      return { type: 'final', ...effects(path) };
    case 'parallel':
      return { type: 'parallel', states, ...effects(path), ...waysOf(nodes, node, ways) };
    case 'compound':
      return { initial: 'a', states, ...effects(path), ...waysOf(nodes, node, ways) };
    default:
      return node === undefined ? {} : { ...effects(path), ...waysOf(nodes, node, ways) };
  }
}

function effects(path: string) {
  return { entry: [`enter ${path}`], exit: [`leave ${path}`] };
}

function waysOf(nodes: readonly Node[], node: Node, ways: readonly Way[]): object {
  const own = ways.flatMap((way, index) =>
    sourceOf(nodes, way) === node ? [{ on: way.on, config: wayConfig(nodes, way, index) }] : [],
  );
  const all = (trigger: Way['on']) => own.filter(({ on }) => on === trigger).map(({ config }) => config);
  const some = (key: string, configs: readonly object[]) => (configs.length === 0 ? {} : { [key]: configs });
  const awaited = (['tap', 'tip.top', 'tip.tap', 'tip.*', '*'] as const).map((trigger) =>
    some(trigger, all(trigger)),
  );
  const delay = DELAYS[node.path.length % DELAYS.length];
  return {
    on: Object.assign({}, ...awaited),
    after: some(String(delay), all('after')),
    ...some('always', all('always')),
    ...some('onDone', all('onDone')),
  };
}

/** Only what has states inside is ever done, and nobody waits for the end of the whole. */
function sourceOf(nodes: readonly Node[], { on, from }: Way): Node | undefined {
  const able =
    on === 'onDone'
      ? nodes.filter(({ shape, parent }) => shape.children.length > 0 && parent !== null)
      : nodes;
  return able[from % able.length];
}

function wayConfig(nodes: readonly Node[], way: Way, index: number): object {
  const targets = targetsOf(nodes, way);
  return {
    actions: [`way ${index}`],
    ...(targets.length === 0 ? {} : { target: targets.map(({ path }) => `#${path}`) }),
    ...(way.guard === null ? {} : { guard: way.guard }),
    ...(way.reenters ? { reenter: true } : {}),
  };
}

/** Two targets only where both can be active at once. */
function targetsOf(nodes: readonly Node[], { to }: Way): Node[] {
  const [first, second] = to.map((number) => nodes[number % nodes.length]);
  if (first === undefined) return [];
  return second !== undefined && areBeside(first, second) ? [first, second] : [first];
}

function areBeside(first: Node, second: Node): boolean {
  const line = [second, ...above(second)];
  const common = [first, ...above(first)].find((node) => line.includes(node));
  return common?.shape.kind === 'parallel' && common !== first && common !== second;
}

function above({ parent }: Node): Node[] {
  return parent === null ? [] : [parent, ...above(parent)];
}

function keyOf({ path }: Node): string {
  return path.slice(-1);
}
