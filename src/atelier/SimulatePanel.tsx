import { useSelector } from '@xstate/react';
import type { TransitionDescription } from '#charts/describe/describe.ts';
import type { PlayChoice } from '#domain/atelier/play.ts';
import {
  type ChartPlayRef,
  selectCanUndo,
  selectDestination,
  selectHasNoPath,
  selectIsPlayingPath,
  selectIsStopped,
  selectPlay,
  selectPlayFailure,
} from '#machines/chart-play/chart-play.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';
import { keyed } from './keyed.ts';
import { StartChoice, StatePath } from './SimulationGoals.tsx';
import { Breakpoints, Snapshots } from './SimulationMarks.tsx';
import { TypedEvent } from './TypedEvent.tsx';

/** Runs the chart step by step (ATELIER-3). */
export function SimulatePanel({ play, chart }: { play: ChartPlayRef; chart: string }) {
  const shown = useSelector(play, selectPlay);
  const failure = useSelector(play, selectPlayFailure);
  const canUndo = useSelector(play, selectCanUndo);
  const isPlaying = useSelector(play, selectIsPlayingPath);
  const isStopped = useSelector(play, selectIsStopped);
  const hasNoPath = useSelector(play, selectHasNoPath);
  const destination = useSelector(play, selectDestination);
  const group = { transitions: descriptionOf(chart).transitions, play };
  return (
    <section className="atelier-panel" aria-label={copy.PANEL_NAMES.simulate}>
      {failure !== null && (
        <Banner tone="danger" title={copy.STEP_FAILED}>
          {failure.message}
        </Banner>
      )}
      <div role="status">
        {shown !== null && <p>{copy.activeIn(shown.active, shown.status)}</p>}
        {isStopped && <p>{copy.STOPPED}</p>}
        {hasNoPath && <p>{copy.noPath(copy.lastWord(destination))}</p>}
      </div>
      <div className="atelier-row">
        <Button size="small" aria-disabled={!canUndo} onClick={() => play.send({ type: 'step.undo' })}>
          {copy.UNDO}
        </Button>
        <StartChoice play={play} chart={chart} />
        {isStopped && (
          <Button size="small" variant="primary" onClick={() => play.send({ type: 'path.continue' })}>
            {copy.CONTINUE_PATH}
          </Button>
        )}
        {isPlaying && (
          <Button size="small" variant="primary" onClick={() => play.send({ type: 'path.finish' })}>
            {copy.FINISH_PATH}
          </Button>
        )}
      </div>
      {shown !== null && (
        <>
          <p className="tabular">{copy.clock(shown.nowMs, shown.timers)}</p>
          <ChoiceGroup title={copy.TIME} choices={choicesOf(shown.choices, 'delay')} {...group} />
          <ChoiceGroup title={copy.OUTCOMES} choices={choicesOf(shown.choices, 'outcome')} {...group} />
          <ChoiceGroup title={copy.EVENTS} choices={choicesOf(shown.choices, 'event')} {...group} />
          <TypedEvent play={play} choices={shown.choices} />
          <StatePath play={play} chart={chart} />
          <Breakpoints play={play} chart={chart} />
          <Snapshots play={play} />
          <h2>{copy.HISTORY}</h2>
          <ol className="atelier-history">
            {keyed(shown.history).map(({ key, item: step }) => (
              <li key={key}>
                <span className="tabular">{copy.seconds(step.atMs)}</span> {step.label}
                <span className="atelier-muted">
                  {copy.effect(step.transitions, step.actions)}
                  {copy.storedValues(step.stored)}
                </span>
              </li>
            ))}
          </ol>
          <Disclosure title={copy.CONTEXT}>
            <pre className="atelier-code">{shown.context}</pre>
          </Disclosure>
        </>
      )}
    </section>
  );
}

const choicesOf = (choices: readonly PlayChoice[], kind: PlayChoice['kind']) =>
  choices.filter((choice) => choice.kind === kind);

interface GroupProps {
  title: string;
  transitions: readonly TransitionDescription[];
  choices: readonly PlayChoice[];
  play: ChartPlayRef;
}

/** The steps that the chart takes come first; then those that it ignores, with the guards that refuse them. */
function ChoiceGroup({ title, choices, transitions, play }: GroupProps) {
  if (choices.length === 0) return null;
  const taken = choices.filter(({ isTaken }) => isTaken);
  const ignored = choices.filter(({ isTaken }) => !isTaken);
  return (
    <>
      <h2>{title}</h2>
      <ul className="atelier-choices">
        {taken.map(({ label }) => (
          <li key={label}>
            <Button
              size="small"
              onClick={() => play.send({ type: 'step.take', step: { kind: 'choice', label } })}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
      {ignored.length > 0 && (
        <Disclosure title={copy.ignored(ignored.length)}>
          <ul className="atelier-refused">
            {ignored.map(({ label, refusals }) => (
              <li key={label}>
                <b>{label}</b> {copy.whyNot(transitions.filter(({ id }) => refusals.includes(id)))}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
