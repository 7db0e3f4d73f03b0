import type { Edge, Node } from '@xyflow/react';
import type { ChartAnswers } from '#domain/atelier/answer.ts';
import type { ArrowKind, Picture, PictureArrow, PictureState } from '#domain/atelier/picture.ts';
import * as copy from './copy.ts';

/** The marks on the drawing. */
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
/** React Flow draws an arrow below the states that it crosses unless its z-index is higher. */
const ABOVE_STATES = 1000;

/**
 * The nodes and edges of a picture. A part with unchanged marks is the same object, so that React Flow redraws only
 * new ones.
 */
export function flowOf(picture: Picture, onToggle: (state: string) => void) {
  const starts = startsOf(picture);
  const names = new Map(picture.states.map(({ id, name }) => [id, name]));
  const first = picture.states[0]?.id ?? '';
  const at = (id: string) => (names.has(id) ? id : first);
  const stateNode = steady((state: PictureState, marked: PartMarks) => ({
    ...nodeOf(state, marked, onToggle),
    zIndex: picture.states.indexOf(state),
  }));
  const arrowEdge = steady(
    (arrow: PictureArrow, marked: PartMarks): ArrowEdgeData => ({
      id: arrow.id,
      type: 'arrow',
      source: at(arrow.source),
      target: at(arrow.target),
      zIndex: ABOVE_STATES,
      focusable: !isStart(arrow.kind),
      selectable: !isStart(arrow.kind),
      selected: marked.isSelected,
      ariaLabel: copy.arrowLabel(arrow, names.get(arrow.source) ?? '', names.get(arrow.target) ?? ''),
      data: {
        arrow,
        isFired: marked.isActive,
        walked: isStart(arrow.kind) ? 'unknown' : marked.walked,
      },
    }),
  );
  return {
    nodes: (marks: Marks): Node[] => [...picture.states.map((state) => stateNode(state, marks)), ...starts],
    edges: (marks: Marks): ArrowEdgeData[] => picture.arrows.map((arrow) => arrowEdge(arrow, marks)),
  };
}

interface PartMarks {
  isSelected: boolean;
  isActive: boolean;
  walked: Walked;
}

function steady<Part extends { id: string }, Drawn>(draw: (part: Part, marked: PartMarks) => Drawn) {
  const drawn = new Map<Part, { marked: PartMarks; result: Drawn }>();
  return (part: Part, marks: Marks): Drawn => {
    const marked: PartMarks = {
      isSelected: marks.part === part.id,
      isActive: marks.active.has(part.id),
      walked: walkedIn(marks, part.id),
    };
    const before = drawn.get(part);
    if (before !== undefined && isSame(before.marked, marked)) return before.result;
    const result = draw(part, marked);
    drawn.set(part, { marked, result });
    return result;
  };
}

const isSame = (a: PartMarks, b: PartMarks): boolean =>
  a.isSelected === b.isSelected && a.isActive === b.isActive && a.walked === b.walked;

function nodeOf(
  state: PictureState,
  { isSelected, isActive, walked }: PartMarks,
  onToggle: (state: string) => void,
): StateNodeData {
  const { id, x, y, width, height } = state;
  return {
    id,
    type: 'state',
    position: { x, y },
    width,
    height,
    selected: isSelected,
    ariaLabel: copy.stateLabel(state, isActive),
    data: { state, isActive, walked, onToggle },
  };
}

const startsOf = ({ starts }: Picture): Node[] =>
  starts.map(({ x, y }, index) => ({
    id: `start ${index}`,
    type: 'start',
    position: { x: x - START_SIZE / 2, y: y - START_SIZE / 2 },
    width: START_SIZE,
    height: START_SIZE,
    zIndex: ABOVE_STATES,
    focusable: false,
    selectable: false,
    data: {},
  }));

const isStart = (kind: ArrowKind): boolean => kind === 'start';

function walkedIn({ walkedBy }: Marks, id: string): Walked {
  if (walkedBy === null) return 'unknown';
  return (walkedBy[id]?.length ?? 0) > 0 ? 'walked' : 'missed';
}
