import { useSelector } from '@xstate/react';
import type { TransitionDescription } from '#charts/describe/describe.ts';
import { type ChartAnswers, type PartCoverage, stepsOfTours } from '#domain/atelier/answer.ts';
import { type AtelierRef, selectChart, selectPart } from '#machines/atelier/atelier.selectors.ts';
import type { ChartPlayRef } from '#machines/chart-play/chart-play.selectors.ts';
import {
  type ChartQuestionsRef,
  selectAnswers,
} from '#machines/chart-questions/chart-questions.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Disclosure } from '#ui/Disclosure/Disclosure.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import * as copy from './copy.ts';
import { descriptionOf } from './descriptions.ts';
import { Exploration } from './Exploration.tsx';

const MOST_TOURS = 8;

interface CoverageProps {
  atelier: AtelierRef;
  questions: ChartQuestionsRef;
  play: ChartPlayRef;
}

/** What the model tests cover, and which tours visit the selected part (ATELIER-6). */
export function CoveragePanel({ atelier, questions, play }: CoverageProps) {
  const answers = useSelector(questions, selectAnswers);
  const part = useSelector(atelier, selectPart);
  const chart = useSelector(atelier, selectChart);
  return (
    <section className="atelier-panel" aria-label={copy.PANEL_NAMES.coverage} {...focusFallback()}>
      {answers === null ? (
        <Exploration questions={questions} about={copy.COVERAGE_ABOUT} />
      ) : (
        <>
          <p role="status">{copy.tours(answers.tours.length, stepsOfTours(answers))}</p>
          <pre className="atelier-code">{copy.RUN_TESTS(chart)}</pre>
          {answers.coverage.map((each) => (
            <PartTotals key={each.name} part={each} transitions={descriptionOf(chart).transitions} />
          ))}
          {part === '' ? (
            <p>{copy.SELECT_PART}</p>
          ) : (
            <Tours answers={answers} part={part} play={play} transitions={descriptionOf(chart).transitions} />
          )}
        </>
      )}
      <Requirements atelier={atelier} chart={chart} />
    </section>
  );
}

/** The chart's requirements, the states that name them, and the states that name none. */
function Requirements({ atelier, chart }: { atelier: AtelierRef; chart: string }) {
  const { states } = descriptionOf(chart);
  const named = [...new Set(states.flatMap(({ requirements }) => requirements))];
  const without = states.filter(({ requirements }) => requirements.length === 0);
  const list = (some: typeof states) => (
    <ul className="atelier-choices">
      {some.map(({ id }) => (
        <li key={id}>
          <button
            type="button"
            className="atelier-part"
            onClick={() => atelier.send({ type: 'part.select', part: id })}
          >
            {copy.pathOf(id)}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <h2>{copy.REQUIREMENTS}</h2>
      {named.length === 0 && <p>{copy.NO_REQUIREMENTS}</p>}
      <dl className="atelier-facts">
        {named.map((requirement) => (
          <div key={requirement}>
            <dt>{requirement}</dt>
            <dd>{list(states.filter(({ requirements }) => requirements.includes(requirement)))}</dd>
          </div>
        ))}
      </dl>
      {without.length > 0 && (
        <Disclosure title={copy.withoutRequirement(without.length)}>{list(without)}</Disclosure>
      )}
    </>
  );
}

interface PartTotalsProps {
  part: PartCoverage;
  transitions: readonly TransitionDescription[];
}

function PartTotals({ part: { name, walked, reachable, missed }, transitions }: PartTotalsProps) {
  return (
    <div>
      <dl className="atelier-facts">
        <div>
          <dt>{name}</dt>
          <dd className="tabular">{copy.walkedOf(walked, reachable)}</dd>
        </div>
      </dl>
      {missed.length > 0 && (
        <Disclosure title={copy.MISSED}>
          <ul className="atelier-refused">
            {missed.map((id) => (
              <li key={id}>{copy.coveredPart(id, transitions)}</li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

interface ToursProps {
  answers: ChartAnswers;
  part: string;
  play: ChartPlayRef;
  transitions: readonly TransitionDescription[];
}

function Tours({ answers, part, play, transitions }: ToursProps) {
  const positions = answers.walkedBy[part];
  if (positions === undefined) return <p>{copy.UNREACHED}</p>;
  const refusing = answers.walkedBy[`${part}: false`] ?? [];
  return (
    <>
      <h2>{copy.toursThrough(part, transitions)}</h2>
      {[true, false].map((isTrue) => {
        const guarded = answers.walkedBy[`${part}: ${isTrue}`];
        return guarded && <p key={String(isTrue)}>{copy.GUARD_RESULT(isTrue, guarded.length)}</p>;
      })}
      <TourList answers={answers} positions={positions} play={play} />
      {refusing.length > 0 && (
        <>
          <h2>{copy.REFUSING_TOURS}</h2>
          <TourList answers={answers} positions={refusing} play={play} />
        </>
      )}
    </>
  );
}

interface TourListProps {
  answers: ChartAnswers;
  positions: readonly number[];
  play: ChartPlayRef;
}

function TourList({ answers, positions, play }: TourListProps) {
  const list = (some: readonly number[]) => (
    <ul className="atelier-choices">
      {some.map((position) => {
        const { start = 0, steps = [] } = answers.tours[position] ?? {};
        return (
          <li key={position}>
            <Button size="small" onClick={() => play.send({ type: 'path.play', start, steps })}>
              {copy.playTour(position, steps.length)}
            </Button>
          </li>
        );
      })}
    </ul>
  );
  return (
    <>
      {list(positions.slice(0, MOST_TOURS))}
      {positions.length > MOST_TOURS && (
        <Disclosure title={copy.more(positions.length - MOST_TOURS)}>
          {list(positions.slice(MOST_TOURS))}
        </Disclosure>
      )}
    </>
  );
}
