import { useSelector } from '@xstate/react';
import type { Answer, ChartAnswers, Finding } from '#domain/atelier/answer.ts';
import type { AtelierRef } from '#machines/atelier/atelier.selectors.ts';
import type { ChartPlayRef } from '#machines/chart-play/chart-play.selectors.ts';
import {
  type ChartQuestionsRef,
  selectAnswers,
  selectIsExploring,
  selectQuestionsFailure,
} from '#machines/chart-questions/chart-questions.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import * as copy from './copy.ts';
import { keyed } from './keyed.ts';

interface QuestionsProps {
  atelier: AtelierRef;
  questions: ChartQuestionsRef;
  play: ChartPlayRef;
}

/** What can go wrong in the chart, and what the tests cover (ATELIER-6). */
export function QuestionsPanel({ atelier, questions, play }: QuestionsProps) {
  const answers = useSelector(questions, selectAnswers);
  const isExploring = useSelector(questions, selectIsExploring);
  const failure = useSelector(questions, selectQuestionsFailure);
  return (
    <section className="atelier-panel" aria-label={copy.PANEL_NAMES.questions}>
      {failure !== null && (
        <Banner tone="danger" title={copy.EXPLORATION_FAILED}>
          {failure.message}
        </Banner>
      )}
      {answers === null ? (
        <>
          <p>{copy.QUESTIONS_ABOUT}</p>
          <Button
            variant="primary"
            loading={isExploring}
            onClick={() => questions.send({ type: 'questions.ask' })}
          >
            {copy.ASK}
          </Button>
        </>
      ) : (
        <>
          <p role="status">{copy.explored(answers.configurations)}</p>
          <ul className="atelier-answers">
            {answers.answers.map((answer) => (
              <AnswerItem
                key={answer.question}
                answer={answer}
                onShow={(part) => atelier.send({ type: 'part.select', part })}
                onPlay={({ start, steps }) => play.send({ type: 'path.play', start, steps })}
              />
            ))}
          </ul>
          <Coverage answers={answers} />
        </>
      )}
    </section>
  );
}

interface AnswerProps {
  answer: Answer;
  onShow: (part: string) => void;
  onPlay: (path: NonNullable<Finding['path']>) => void;
}

function AnswerItem({ answer: { question, holds, findings }, onShow, onPlay }: AnswerProps) {
  return (
    <li>
      <h2>{question}</h2>
      {findings.length === 0 ? (
        <p>
          <Badge tone="success">Good</Badge> {holds}
        </p>
      ) : (
        <ul className="atelier-findings">
          {keyed(findings).map(({ key, item: { text, part, path } }) => (
            <li key={key}>
              {part !== '' && (
                <button type="button" className="atelier-part" onClick={() => onShow(part)}>
                  {copy.pathOf(part)}
                </button>
              )}
              <p>{text}</p>
              {path !== null && (
                <Button size="small" onClick={() => onPlay(path)}>
                  {copy.playPath(path.steps.length)}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Coverage({ answers: { coverage, tours, steps } }: { answers: ChartAnswers }) {
  return (
    <>
      <h2>{copy.COVERAGE}</h2>
      <p className="atelier-muted">{copy.tours(tours, steps)}</p>
      <dl className="atelier-facts">
        {coverage.map(({ name, walked, reachable }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="tabular">{copy.walkedOf(walked, reachable)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
