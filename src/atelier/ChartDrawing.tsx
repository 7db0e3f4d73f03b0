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
import { useEffect, useMemo } from 'react';
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
import { ArrowEdge } from './ArrowEdge.tsx';
import * as copy from './copy.ts';
import { flowOf } from './flow.ts';
import { StartNode, StateNode } from './StateNode.tsx';
import { useActiveStates, useFired, useLatestStep, useWalkedBy } from './use-chart.ts';

const NODE_TYPES = { state: StateNode, start: StartNode };
const EDGE_TYPES = { arrow: ArrowEdge };
const PADDING = 0.04;
/** Below it, names stay and the rest is hidden. */
const READABLE_ZOOM = 0.45;

/** The chart as React Flow draws it, over positions from ELK. */
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
      {picture !== null && (
        <img
          className="atelier-print"
          alt={copy.drawingLabel(chart)}
          src={`data:image/svg+xml,${encodeURIComponent(picture.svg)}`}
        />
      )}
    </section>
  );
}

interface FlowProps {
  atelier: AtelierRef;
  picture: Picture;
}

function Toolbar({ atelier, picture }: FlowProps) {
  const containers = picture.states.filter(({ isContainer, depth }) => isContainer && depth > 0);
  if (containers.length === 0) return null;
  const collapse = (states: readonly string[]) => atelier.send({ type: 'states.collapse', states });
  return (
    <div className="atelier-toolbar">
      <Button size="small" onClick={() => collapse(containers.map(({ id }) => id))}>
        {copy.COLLAPSE_ALL}
      </Button>
      <Button size="small" onClick={() => collapse([])}>
        {copy.EXPAND_ALL}
      </Button>
    </div>
  );
}

function Flow({ atelier, picture }: FlowProps) {
  const part = useSelector(atelier, selectPart);
  const play = useSelector(atelier, selectChartPlay);
  const latest = useLatestStep(atelier);
  const active = useActiveStates(play, latest);
  const fired = useFired(play, latest);
  const walkedBy = useWalkedBy(useSelector(atelier, selectChartQuestions));
  const isReadable = useStore(({ transform: [, , zoom] }) => zoom >= READABLE_ZOOM);
  useShownPart(picture, part);
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
      >
        <Controls showInteractive={false} />
      </ReactFlow>
    </div>
  );
}

/** Shows the whole chart after each layout, and moves to the selected part where it is outside the view. */
function useShownPart(picture: Picture, part: string): void {
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
    const { x, y, zoom } = getViewport();
    const [left, top] = [center.x * zoom + x, center.y * zoom + y];
    const isShown = left > 0 && top > 0 && left < width && top < height;
    if (!isShown || zoom < READABLE_ZOOM)
      void setCenter(center.x, center.y, { zoom: Math.max(getZoom(), 0.8) });
  }, [picture, part, width, height, getViewport, getZoom, setCenter]);
}

function centerOf({ states, arrows }: Picture, part: string) {
  const box = states.find(({ id }) => id === part) ?? arrows.find(({ id }) => id === part)?.label;
  return box ? { x: box.x + box.width / 2, y: box.y + Math.min(box.height, 120) / 2 } : null;
}
