import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js';
import type { ChartDescription, StateDescription, TransitionDescription } from '../describe/describe.ts';
import { arrowLines, bodyLines, isInner } from './labels.ts';
import { textWidth } from './measure.ts';

/** In pixels. */
export const SIZES = {
  name: 13,
  text: 11,
  line: 15,
  padding: 12,
  header: 28,
  start: 10,
} as const;

export interface Point {
  x: number;
  y: number;
}

interface Box extends Point {
  width: number;
  height: number;
}

export interface StateBox extends Box {
  state: StateDescription;
  lines: readonly string[];
}

export interface Arrow {
  /** Absent for the arrow from a starting point. */
  transition?: TransitionDescription;
  points: readonly Point[];
  label?: Box & { lines: readonly string[] };
}

/** Parents come before their children. */
export interface ChartLayout {
  width: number;
  height: number;
  states: readonly StateBox[];
  starts: readonly Point[];
  arrows: readonly Arrow[];
}

/** The part of ELK that a layout needs. A page can pass one that runs in a worker. */
export interface Layouter {
  layout(graph: ElkNode): Promise<ElkNode>;
}

const PAGE_RATIO = 1.5;

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.json.edgeCoords': 'ROOT',
  'elk.json.shapeCoords': 'ROOT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.layered.edgeLabels.sideSelection': 'SMART_DOWN',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
};

interface Medium {
  /** How hard ELK tries to avoid crossings. On a page, the user waits for the drawing. */
  thoroughness: number;
  /** The boxes have space for names of this size. Names on a page grow while the whole chart is shown. */
  nameSize: number;
}

export const MEDIA = {
  file: { thoroughness: 30, nameSize: SIZES.name },
  page: { thoroughness: 3, nameSize: 26 },
} as const satisfies Record<string, Medium>;

/** Chooses the direction whose shape is closer to a page. */
export async function layOut(
  chart: ChartDescription,
  layouter: Layouter,
  medium: Medium = MEDIA.file,
): Promise<ChartLayout> {
  const toward = (direction: Direction) => layOutToward({ direction, ...medium }, chart, layouter);
  const [down, right] = await Promise.all([toward('DOWN'), toward('RIGHT')]);
  return room(right) < room(down) ? right : down;
}

/** The height of the smallest 3:2 page that the layout fits on. */
function room({ width, height }: ChartLayout): number {
  return Math.max(width / PAGE_RATIO, height);
}

type Direction = 'DOWN' | 'RIGHT';

async function layOutToward(
  { direction, thoroughness, nameSize }: Medium & { direction: Direction },
  chart: ChartDescription,
  layouter: Layouter,
): Promise<ChartLayout> {
  const states = new Map(chart.states.map((state) => [state.id, state]));
  const transitions = new Map(chart.transitions.map((transition) => [transition.id, transition]));
  const order = new Map(chart.states.map(({ id }, index) => [id, index]));
  const root = chart.states[0];
  const result = await layouter.layout({
    id: '',
    layoutOptions: {
      ...OPTIONS,
      'elk.direction': direction,
      'elk.layered.thoroughness': String(thoroughness),
    },
    children: root === undefined ? [] : [nodeFor(root, { states, chart, nameSize })],
    edges: [
      ...chart.states.flatMap(startEdge),
      ...chart.transitions.filter((it) => !isInner(it)).map((transition) => edgeFor(transition, order)),
    ],
  });
  const nodes = nodesIn(result);
  return {
    width: result.width ?? 0,
    height: result.height ?? 0,
    states: nodes.flatMap((node) => {
      const state = states.get(node.id);
      return state === undefined ? [] : [{ ...boxOf(node), state, lines: bodyLines(state, chart) }];
    }),
    starts: nodes.filter(({ id }) => isStart(id)).map((node) => centerOf(boxOf(node))),
    arrows: [result, ...nodes].flatMap(({ edges = [] }) => edges.map((edge) => arrowFor(edge, transitions))),
  };
}

interface NodeContext {
  states: ReadonlyMap<string, StateDescription>;
  chart: ChartDescription;
  nameSize: number;
}

function nodeFor(state: StateDescription, context: NodeContext): ElkNode {
  const { states, chart, nameSize } = context;
  const lines = bodyLines(state, chart);
  const { padding, header, line, start } = SIZES;
  const width = Math.max(
    textWidth(state.key, nameSize, true) + 4 * padding,
    ...lines.map((text) => textWidth(text, SIZES.text) + 2 * padding),
  );
  const height = header + lines.length * line + (lines.length > 0 ? padding / 2 : 0);
  if (state.children.length === 0) return { id: state.id, width, height };
  const children = state.children.flatMap((id) => {
    const child = states.get(id);
    return child === undefined ? [] : [nodeFor(child, context)];
  });
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${height + padding},left=${padding},bottom=${padding},right=${padding}]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [
      ...(state.initial === null
        ? []
        : [
            {
              id: startId(state.id),
              width: start,
              height: start,
              layoutOptions: { 'elk.layered.layering.layerConstraint': 'FIRST' },
            },
          ]),
      ...children,
    ],
  };
}

function startEdge({ id, initial }: StateDescription): ElkExtendedEdge[] {
  return initial === null
    ? []
    : [
        {
          id: `${id} begins`,
          sources: [startId(id)],
          targets: [initial],
          layoutOptions: { 'elk.layered.priority.direction': '100' },
        },
      ];
}

/** Keeps arrows that follow the order of the states from pointing backwards. */
function edgeFor(transition: TransitionDescription, order: ReadonlyMap<string, number>): ElkExtendedEdge {
  const place = (id: string | undefined) => order.get(id ?? '') ?? 0;
  const isForward = place(transition.source) < place(transition.targets[0]);
  const lines = arrowLines(transition);
  const label = {
    text: lines.join('\n'),
    width: Math.max(...lines.map((line) => textWidth(line, SIZES.text))) + 8,
    height: lines.length * SIZES.line,
  };
  return {
    id: transition.id,
    sources: [transition.source],
    targets: [...transition.targets],
    layoutOptions: { 'elk.layered.priority.direction': isForward ? '10' : '0' },
    labels: lines.length === 0 ? [] : [label],
  };
}

function arrowFor(edge: ElkExtendedEdge, transitions: ReadonlyMap<string, TransitionDescription>): Arrow {
  const transition = transitions.get(edge.id);
  const section = edge.sections?.[0];
  const label = edge.labels?.[0];
  const points =
    section === undefined ? [] : [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
  return {
    points,
    ...(transition === undefined ? {} : { transition }),
    ...(transition === undefined || label === undefined
      ? {}
      : { label: { ...boxOf(label), lines: arrowLines(transition) } }),
  };
}

function nodesIn(node: ElkNode): ElkNode[] {
  return (node.children ?? []).flatMap((child) => [child, ...nodesIn(child)]);
}

function boxOf({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}

function centerOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

function startId(state: string): string {
  return `${state} starts`;
}

function isStart(id: string): boolean {
  return id.endsWith(' starts');
}
