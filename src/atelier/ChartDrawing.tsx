import { useSelector } from '@xstate/react';
import {
  Controls,
  type EdgeChange,
  type NodeChange,
  ReactFlow,
  ReactFlowProvider,
  useReactFlow,
  useStore,
} from '@xyflow/react';
import { useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { Picture } from '#domain/atelier/picture.ts';
import {
  type AtelierRef,
  selectChart,
  selectChartPlay,
  selectChartQuestions,
  selectIsDrawing,
  selectPart,
  selectPicture,
} from '#machines/atelier/atelier.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { ArrowEdge } from './ArrowEdge.tsx';
import * as copy from './copy.ts';
import { flowOf } from './flow.ts';
import { StartNode, StateNode } from './StateNode.tsx';
import { useActiveStates, useFired, useLatestStep, useWalkedBy } from './use-chart.ts';

const NODE_TYPES = { state: StateNode, start: StartNode };
const EDGE_TYPES = { arrow: ArrowEdge };
/** React Flow's own descriptions name keys that move and delete nodes, which this drawing does not let the user do. */
const ARIA_LABELS = {
  'node.a11yDescription.default': copy.SELECT_BY_KEYBOARD,
  'node.a11yDescription.keyboardDisabled': copy.SELECT_BY_KEYBOARD,
  'edge.a11yDescription.default': copy.SELECT_BY_KEYBOARD,
};
const PADDING = 0.04;
/** Below this zoom, only names are shown. */
const READABLE_ZOOM = 0.45;
/** The zoom for a part of the chart, or for the labels. */
const NEAR_ZOOM = 0.8;

/** The chart, drawn by React Flow at the positions from ELK. */
export function ChartDrawing({ atelier }: { atelier: AtelierRef }) {
  const picture = useSelector(atelier, selectPicture);
  const isDrawing = useSelector(atelier, selectIsDrawing);
  const chart = useSelector(atelier, selectChart);
  return (
    <section
      className="atelier-canvas"
      aria-label={copy.drawingLabel(chart)}
      aria-busy={isDrawing}
      data-layout-ms={picture?.ms}
      {...focusFallback()}
    >
      <p role="status" className="atelier-layout">
        {isDrawing ? copy.DRAWING : ''}
      </p>
      {picture !== null && (
        <ReactFlowProvider>
          <Toolbar atelier={atelier} picture={picture} />
          <Flow atelier={atelier} picture={picture} />
        </ReactFlowProvider>
      )}
      {picture !== null && <PrintedDrawing picture={picture} />}
    </section>
  );
}

/** A browser decodes even a hidden image at once, so the image waits until the drawing is shown. */
function PrintedDrawing({ picture }: { picture: Picture }) {
  const svg = useDeferredValue(picture.svg, '');
  if (svg === '') return null;
  return (
    <img
      className="atelier-print"
      alt={copy.drawingLabel(picture.states[0]?.name ?? '')}
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
    />
  );
}

interface FlowProps {
  atelier: AtelierRef;
  picture: Picture;
}

function Toolbar({ atelier, picture }: FlowProps) {
  const containers = picture.states.filter(({ isContainer, depth }) => isContainer && depth > 0);
  const collapse = (states: readonly string[]) => atelier.send({ type: 'states.collapse', states });
  return (
    <div className="atelier-toolbar">
      {containers.length > 0 && (
        <>
          <Button size="small" onClick={() => collapse(containers.map(({ id }) => id))}>
            {copy.COLLAPSE_ALL}
          </Button>
          <Button size="small" onClick={() => collapse([])}>
            {copy.EXPAND_ALL}
          </Button>
        </>
      )}
      <ZoomButton atelier={atelier} picture={picture} />
    </div>
  );
}

/** For a chart that is too large for its labels: switches between the whole chart and a part with labels. */
function ZoomButton({ atelier, picture }: FlowProps) {
  const { fitBounds, setCenter } = useReactFlow();
  const part = useSelector(atelier, selectPart);
  const active = useActiveStates(useSelector(atelier, selectChartPlay), useLatestStep(atelier));
  const isReadable = useStore(isReadableIn);
  const { width: chartWidth, height: chartHeight } = picture;
  const isLarge = useStore(
    ({ width, height }) => Math.min(width / chartWidth, height / chartHeight) < READABLE_ZOOM,
  );
  if (!isLarge) return null;
  const zoomIn = () => {
    const { x, y } = centerOf(picture, part) ?? centerOf(picture, leafIn(active)) ?? { x: 0, y: 0 };
    void setCenter(x, y, { zoom: NEAR_ZOOM });
  };
  const showAll = () =>
    void fitBounds({ x: 0, y: 0, width: chartWidth, height: chartHeight }, { padding: PADDING });
  return (
    <Button size="small" onClick={isReadable ? showAll : zoomIn}>
      {isReadable ? copy.SHOW_WHOLE : copy.ZOOM_TO_LABELS}
    </Button>
  );
}

const isReadableIn = ({ transform: [, , zoom] }: { transform: readonly [number, number, number] }) =>
  zoom >= READABLE_ZOOM;

/** The first innermost active state. */
const leafIn = (active: ReadonlySet<string>): string =>
  [...active].find((id) => ![...active].some((other) => other.startsWith(`${id}.`))) ?? '';

function Flow({ atelier, picture }: FlowProps) {
  const part = useSelector(atelier, selectPart);
  const play = useSelector(atelier, selectChartPlay);
  const latest = useLatestStep(atelier);
  const active = useActiveStates(play, latest);
  const fired = useFired(play, latest);
  const walkedBy = useWalkedBy(useSelector(atelier, selectChartQuestions));
  const isReadable = useStore(isReadableIn);
  useShownPart(picture, part, latest === undefined ? leafIn(active) : '');
  const flow = useMemo(
    () => flowOf(picture, (state) => atelier.send({ type: 'state.toggle', state })),
    [picture, atelier],
  );
  const nodes = useMemo(() => flow.nodes({ part, active, walkedBy }), [flow, part, active, walkedBy]);
  const edges = useMemo(() => flow.edges({ part, active: fired, walkedBy }), [flow, part, fired, walkedBy]);
  const select = (changes: readonly (NodeChange | EdgeChange)[]) => {
    const chosen = changes.find((change) => change.type === 'select' && change.selected);
    if (chosen?.type === 'select') atelier.send({ type: 'part.select', part: chosen.id });
  };
  return (
    <div className="atelier-flow" data-readable={isReadable}>
      <ReactFlow
        nodes={nodes}
        edges={edges}
        nodeTypes={NODE_TYPES}
        edgeTypes={EDGE_TYPES}
        onNodesChange={select}
        onEdgesChange={select}
        nodesDraggable={false}
        nodesConnectable={false}
        deleteKeyCode={null}
        selectionKeyCode={null}
        multiSelectionKeyCode={null}
        minZoom={0.05}
        maxZoom={2}
        ariaLabelConfig={ARIA_LABELS}
      >
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  );
}

/**
 * Shows the whole chart after each layout. Moves to the selected part, and to the state that a simulation enters if
 * it is outside the view.
 */
function useShownPart(picture: Picture, part: string, entered: string): void {
  const { fitBounds, setCenter, getZoom, getViewport } = useReactFlow();
  const width = useStore((store) => store.width);
  const height = useStore((store) => store.height);
  const { width: chartWidth, height: chartHeight } = picture;
  useEffect(() => {
    if (width > 0)
      void fitBounds({ x: 0, y: 0, width: chartWidth, height: chartHeight }, { padding: PADDING });
  }, [fitBounds, chartWidth, chartHeight, width]);
  useEffect(() => {
    const center = centerOf(picture, part);
    if (center === null || width === 0) return;
    const viewport = getViewport();
    if (!isInView(center, viewport, { width, height }) || viewport.zoom < READABLE_ZOOM)
      void setCenter(center.x, center.y, { zoom: Math.max(getZoom(), NEAR_ZOOM) });
  }, [picture, part, width, height, getViewport, getZoom, setCenter]);
  const last = useRef(entered);
  useEffect(() => {
    const center = centerOf(picture, entered);
    if (entered === last.current || width === 0) return;
    last.current = entered;
    const viewport = getViewport();
    if (center !== null && !isInView(center, viewport, { width, height }))
      void setCenter(center.x, center.y, { zoom: viewport.zoom });
  }, [picture, entered, width, height, getViewport, setCenter]);
}

function isInView(
  center: { x: number; y: number },
  { x, y, zoom }: { x: number; y: number; zoom: number },
  { width, height }: { width: number; height: number },
): boolean {
  const [left, top] = [center.x * zoom + x, center.y * zoom + y];
  return left > 0 && top > 0 && left < width && top < height;
}

function centerOf({ states, arrows }: Picture, part: string) {
  const box = states.find(({ id }) => id === part) ?? arrows.find(({ id }) => id === part)?.label;
  return box ? { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 120) / 2 } : null;
}
