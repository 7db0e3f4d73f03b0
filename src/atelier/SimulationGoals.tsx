import { useSelector } from '@xstate/react';
import { startNames } from '#domain/atelier/start-names.ts';
import {
  type ChartPlayRef,
  selectDestination,
  selectFound,
  selectIsFinding,
  selectStart,
} from '#machines/chart-play/chart-play.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Select } from '#ui/Select/Select.tsx';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';
import { keyed } from './keyed.ts';
import { modelNamed } from './known-models.ts';
import * as text from './simulate-copy.ts';

interface GoalProps {
  play: ChartPlayRef;
  chart: string;
}

/** Restarts the simulation from one of the inputs of the chart's model. */
export function StartChoice({ play, chart }: GoalProps) {
  const start = useSelector(play, selectStart);
  const { inputs } = modelNamed(chart);
  const names = startNames(inputs);
  return keyed(inputs).map(({ key, index }) => (
    <Button
      key={key}
      size="small"
      aria-pressed={inputs.length > 1 ? index === start : undefined}
      onClick={() => play.send({ type: 'start.choose', start: index })}
    >
      {inputs.length > 1 ? text.startWith(names[index] ?? '') : text.START_AGAIN}
    </Button>
  ));
}

/** The shortest path to a state, played on the chart. */
export function StatePath({ play, chart }: GoalProps) {
  const destination = useSelector(play, selectDestination);
  const found = useSelector(play, selectFound);
  const isFinding = useSelector(play, selectIsFinding);
  const states = descriptionOf(chart)
    .states.slice(1)
    .filter(({ type }) => type !== 'history');
  const name = copy.pathOf(destination);
  return (
    <div aria-busy={isFinding}>
      <Select
        label={text.PATH_TO}
        placeholder={text.CHOOSE_STATE}
        value={destination}
        options={states.map(({ id }) => ({ id, name: copy.pathOf(id) }))}
        onChoose={(state) => play.send({ type: 'path.request', state })}
      />
      <p role="status">
        {isFinding && text.findingPath(name)}
        {found !== null && text.FOUND_PATH[found](name)}
      </p>
    </div>
  );
}
