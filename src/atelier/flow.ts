import type { Edge, Node } from '@xyflow/react';
import type { ChartAnswers } from '#domain/atelier/answer.ts';
import type { ArrowKind, Picture, PictureArrow, PictureState } from '#domain/atelier/picture.ts';
import * as copy from './copy.ts';

/** What is marked on the drawing. */
export interface Marks {
  /** The selected part. */
  part: string;
  /** States that the simulation is in, or transitions that it took last. */
  active: ReadonlySet<string>;
  walkedBy: ChartAnswers['walkedBy'] | null;
}

type Walked = 'unknown' | 'walked' | 'missed';

export type StateNodeData = Node<
  { state: PictureState; isActive: boolean; walked: Walked; onToggle: (state: string) => void },
  'state'
>;
export type ArrowEdgeData = Edge<{ arrow: PictureArrow; isFired: boolean; walked: Walked }, 'arrow'>;

const START_SIZE = 10;
/** React Flow draws an arrow under the states that it lies on, unless it is above them. */
const ABOVE_STATES = 1000;

export function nodesOf(picture: Picture, marks: Marks, onToggle: (state: string) => void): Node[] {
  const states = picture.states.map(
    (state, index): StateNodeData => ({
      id: state.id,
      type: 'state',
      position: { x: state.x, y: state.y },
      width: state.width,
      height: state.height,
      zIndex: index,
      selected: marks.part === state.id,
      ariaLabel: copy.stateLabel(state, marks.active.has(state.id)),
      data: {
        state,
        isActive: marks.active.has(state.id),
        walked: walkedIn(marks, state.id),
        onToggle,
      },
    }),
  );
  const starts = picture.starts.map(
    ({ x, y }, index): Node => ({
      id: `start ${index}`,
      type: 'start',
      position: { x: x - START_SIZE / 2, y: y - START_SIZE / 2 },
      width: START_SIZE,
      height: START_SIZE,
      zIndex: ABOVE_STATES,
      focusable: false,
      selectable: false,
      data: {},
    }),
  );
  return [...states, ...starts];
}

export function edgesOf(picture: Picture, marks: Marks): ArrowEdgeData[] {
  const names = new Map(picture.states.map(({ id, name }) => [id, name]));
  const first = picture.states[0]?.id ?? '';
  const at = (id: string) => (names.has(id) ? id : first);
  return picture.arrows.map((arrow) => ({
    id: arrow.id,
    type: 'arrow',
    source: at(arrow.source),
    target: at(arrow.target),
    zIndex: ABOVE_STATES,
    focusable: !isStart(arrow.kind),
    selectable: !isStart(arrow.kind),
    selected: marks.part === arrow.id,
    ariaLabel: copy.arrowLabel(arrow, names.get(arrow.source) ?? '', names.get(arrow.target) ?? ''),
    data: {
      arrow,
      isFired: marks.active.has(arrow.id),
      walked: isStart(arrow.kind) ? 'unknown' : walkedIn(marks, arrow.id),
    },
  }));
}

const isStart = (kind: ArrowKind): boolean => kind === 'start';

function walkedIn({ walkedBy }: Marks, id: string): Walked {
  if (walkedBy === null) return 'unknown';
  return (walkedBy[id]?.length ?? 0) > 0 ? 'walked' : 'missed';
}
