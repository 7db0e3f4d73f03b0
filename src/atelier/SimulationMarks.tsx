import { useSelector } from '@xstate/react';
import {
  type ChartPlayRef,
  selectBreakpoints,
  selectSnapshots,
} from '#machines/chart-play/chart-play.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Select } from '#ui/Select/Select.tsx';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';
import { keyed } from './keyed.ts';
import * as text from './simulate-copy.ts';

/** Steps to which the reader can return. */
export function Snapshots({ play }: { play: ChartPlayRef }) {
  const snapshots = useSelector(play, selectSnapshots);
  return (
    <div className="atelier-row">
      <Button size="small" onClick={() => play.send({ type: 'snapshot.store' })}>
        {text.STORE_SNAPSHOT}
      </Button>
      {keyed(snapshots).map(({ key, index, item: { active } }) => (
        <Button
          key={key}
          size="small"
          onClick={() => play.send({ type: 'snapshot.restore', position: index })}
        >
          {text.returnTo(index + 1, active)}
        </Button>
      ))}
    </div>
  );
}

/** States and transitions at which a played path stops. */
export function Breakpoints({ play, chart }: { play: ChartPlayRef; chart: string }) {
  const breakpoints = useSelector(play, selectBreakpoints);
  const { states, transitions } = descriptionOf(chart);
  const names = new Map([
    ...states.slice(1).map(({ id }) => [id, copy.pathOf(id)] as const),
    ...transitions.map((transition) => [transition.id, copy.transitionName(transition)] as const),
  ]);
  const options = [...names].map(([id, name]) => ({ id, name }));
  const toggle = (part: string) => play.send({ type: 'breakpoint.toggle', part });
  return (
    <>
      <Select
        label={text.BREAKPOINT}
        placeholder={text.CHOOSE_PART}
        value=""
        options={options.filter(({ id }) => !breakpoints.includes(id))}
        onChoose={toggle}
      />
      {breakpoints.length > 0 && (
        <div className="atelier-row">
          {breakpoints.map((part) => (
            <Button key={part} size="small" onClick={() => toggle(part)}>
              {text.removeBreakpoint(names.get(part) ?? part)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
