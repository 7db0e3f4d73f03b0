import { useSelector } from '@xstate/react';
import { startNames } from '#domain/atelier/start-names.ts';
import { type ChartPlayRef, selectStart } from '#machines/chart-play/chart-play.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Select } from '#ui/Select/Select.tsx';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';
import { keyed } from './keyed.ts';
import { modelNamed } from './known-models.ts';

interface GoalProps {
  play: ChartPlayRef;
  chart: string;
}

/** Starts again, from one of the inputs of the chart's model. */
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
      {inputs.length > 1 ? copy.startWith(names[index] ?? '') : copy.START_AGAIN}
    </Button>
  ));
}

/** The shortest path to a state, played on the chart. */
export function StatePath({ play, chart }: GoalProps) {
  const states = descriptionOf(chart)
    .states.slice(1)
    .filter(({ type }) => type !== 'history');
  return (
    <Select
      label={copy.PATH_TO}
      placeholder={copy.CHOOSE_STATE}
      value=""
      options={states.map(({ id }) => ({ id, name: copy.pathOf(id) }))}
      onChoose={(state) => play.send({ type: 'path.request', state })}
    />
  );
}
