import { useSelector } from '@xstate/react';
import type { TransitionDescription } from '#charts/describe/describe.ts';
import type { PlayChoice, PlayedStep } from '#domain/atelier/play.ts';
import {
  type ChartPlayRef,
  selectCanUndo,
  selectIsPlayingPath,
  selectIsStopped,
  selectPlay,
  selectPlayFailure,
} from '#machines/chart-play/chart-play.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';
import { keyed } from './keyed.ts';
import { StartChoice, StatePath } from './SimulationGoals.tsx';
import { Breakpoints, Snapshots } from './SimulationMarks.tsx';
import * as text from './simulate-copy.ts';
import { TypedEvent } from './TypedEvent.tsx';

/** Runs the chart step by step (ATELIER-3). */
export function SimulatePanel({ play, chart }: { play: ChartPlayRef; chart: string }) {
  const shown = useSelector(play, selectPlay);
  const failure = useSelector(play, selectPlayFailure);
  const canUndo = useSelector(play, selectCanUndo);
  const isPlaying = useSelector(play, selectIsPlayingPath);
  const isStopped = useSelector(play, selectIsStopped);
  const group = { transitions: descriptionOf(chart).transitions, play };
  return (
    <section className="atelier-panel" aria-label={copy.PANEL_NAMES.simulate} {...focusFallback()}>
      {failure !== null && (
        <Banner tone="danger" title={text.STEP_FAILED}>
          {failure.message}
        </Banner>
      )}
      <div role="status">
        {shown !== null && <p>{text.activeIn(shown.active, shown.status)}</p>}
        {isStopped && <p>{text.STOPPED}</p>}
      </div>
      <div className="atelier-row">
        <Button size="small" aria-disabled={!canUndo} onClick={() => play.send({ type: 'step.undo' })}>
          {text.UNDO}
        </Button>
        <StartChoice play={play} chart={chart} />
        {isStopped && (
          <Button size="small" variant="primary" onClick={() => play.send({ type: 'path.continue' })}>
            {text.CONTINUE_PATH}
          </Button>
        )}
        {isPlaying && (
          <Button size="small" variant="primary" onClick={() => play.send({ type: 'path.finish' })}>
            {text.FINISH_PATH}
          </Button>
        )}
      </div>
      {shown !== null && (
        <>
          <p className="tabular">{text.clock(shown.nowMs, shown.timers)}</p>
          <ChoiceGroup title={text.TIME} choices={choicesOf(shown.choices, 'delay')} {...group} />
          <ChoiceGroup title={text.OUTCOMES} choices={choicesOf(shown.choices, 'outcome')} {...group} />
          <ChoiceGroup title={text.EVENTS} choices={choicesOf(shown.choices, 'event')} {...group} />
          <TypedEvent play={play} choices={shown.choices} />
          <StatePath play={play} chart={chart} />
          <Breakpoints play={play} chart={chart} />
          <Snapshots play={play} />
          <h2>{text.HISTORY}</h2>
          <ol className="atelier-history">
            {keyed(shown.history).map(({ key, item }) => (
              <HistoryStep key={key} step={item} transitions={group.transitions} />
            ))}
          </ol>
          <Disclosure title={text.CONTEXT}>
            <pre className="atelier-code">{shown.context}</pre>
          </Disclosure>
        </>
      )}
    </section>
  );
}

interface HistoryStepProps {
  step: PlayedStep;
  transitions: readonly TransitionDescription[];
}

/**
 * A step, the state that it leads to, and what the chart did. Long values are truncated, and shown in full on demand.
 */
function HistoryStep({ step, transitions }: HistoryStepProps) {
  const short = step.stored.map(text.shortValue);
  return (
    <li>
      <span className="tabular">{copy.seconds(step.atMs)}</span> {step.label}
      {step.transitions.length > 0 && (
        <>
          {' '}
          <span aria-hidden>→</span> <b>{copy.leavesIn(step.active)}</b>
        </>
      )}
      <span className="atelier-muted">
        {text.effect(step.transitions, step.actions)}
        {text.storedValues(short)}
        {text.refusedFor(...transitionsIn(transitions, step))}
      </span>
      {short.some((text, position) => text !== step.stored[position]) && (
        <Disclosure title={text.WHOLE_VALUES}>
          <pre className="atelier-code">{step.stored.join('\n')}</pre>
        </Disclosure>
      )}
    </li>
  );
}

/** First the guards that reject a step, then those that accept it. */
function transitionsIn(
  all: readonly TransitionDescription[],
  { refusals, transitions }: Pick<PlayedStep, 'refusals' | 'transitions'>,
): [readonly TransitionDescription[], readonly TransitionDescription[]] {
  return [all.filter(({ id }) => refusals.includes(id)), all.filter(({ id }) => transitions.includes(id))];
}

const choicesOf = (choices: readonly PlayChoice[], kind: PlayChoice['kind']) =>
  choices.filter((choice) => choice.kind === kind);

interface GroupProps {
  title: string;
  transitions: readonly TransitionDescription[];
  choices: readonly PlayChoice[];
  play: ChartPlayRef;
}

/** First the steps that the chart accepts, then those that it ignores, with the guards that reject them. */
function ChoiceGroup({ title, choices, transitions, play }: GroupProps) {
  if (choices.length === 0) return null;
  const taken = choices.filter((choice) => choice.transitions.length > 0);
  const ignored = choices.filter((choice) => choice.transitions.length === 0);
  return (
    <>
      <h2>{title}</h2>
      <ul className="atelier-choices">
        {taken.map((choice) => (
          <li key={choice.label}>
            <Button
              size="small"
              onClick={() => play.send({ type: 'step.take', step: { kind: 'choice', label: choice.label } })}
            >
              {choice.label}
            </Button>
            {choice.kind === 'event' && (
              <span className="atelier-muted">{text.refusedFor(...transitionsIn(transitions, choice))}</span>
            )}
          </li>
        ))}
      </ul>
      {ignored.length > 0 && (
        <Disclosure title={text.ignored(ignored.length)}>
          <ul className="atelier-refused">
            {ignored.map(({ label, refusals }) => (
              <li key={label}>
                <b>{label}</b> {text.whyNot(transitions.filter(({ id }) => refusals.includes(id)))}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}
