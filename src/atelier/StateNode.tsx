import { Handle, type NodeProps, Position } from '@xyflow/react';
import { Minus, Plus } from 'lucide';
import { Icon } from '#ui/Icon/Icon.tsx';
import * as copy from './copy.ts';
import type { StateNodeData } from './flow.ts';
import { keyed } from './keyed.ts';

const ENDS = (
  <>
    <Handle type="source" position={Position.Bottom} isConnectable={false} />
    <Handle type="target" position={Position.Top} isConnectable={false} />
  </>
);

export function StateNode({
  data: { state, isActive, walked, onToggle },
  selected,
}: NodeProps<StateNodeData>) {
  const { id, name, kind, depth, lines, description, isContainer, isCollapsed } = state;
  return (
    <div
      className="atelier-state"
      data-kind={kind}
      data-tint={isContainer && !isCollapsed ? depth % 2 : undefined}
      data-active={isActive || undefined}
      data-selected={selected || undefined}
      data-walked={walked}
      title={description}
    >
      {ENDS}
      <p className="atelier-state-head">
        <b>{name}</b>
        {kind === 'parallel' && <i>{copy.PARALLEL}</i>}
        {isContainer && depth > 0 && (
          <button
            type="button"
            className="icon-control nodrag nopan"
            aria-label={isCollapsed ? copy.expand(name) : copy.collapse(name)}
            onClick={(event) => {
              event.stopPropagation();
              onToggle(id);
            }}
          >
            <Icon of={isCollapsed ? Plus : Minus} />
          </button>
        )}
      </p>
      {keyed(lines).map(({ key, item: line }) => (
        <p key={key} className="atelier-state-line">
          {line}
        </p>
      ))}
    </div>
  );
}

export const StartNode = () => <div className="atelier-start">{ENDS}</div>;
