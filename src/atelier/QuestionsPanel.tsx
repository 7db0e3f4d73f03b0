import { useSelector } from '@xstate/react';
import type { Answer, Finding, StateQuestion } from '#domain/atelier/answer.ts';
import { type AtelierRef, selectChart } from '#machines/atelier/atelier.selectors.ts';
import type { ChartPlayRef } from '#machines/chart-play/chart-play.selectors.ts';
import {
  type ChartQuestionsRef,
  selectAnswers,
  selectQuestion,
  selectQuestionsFailure,
  selectReached,
} from '#machines/chart-questions/chart-questions.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import * as copy from './copy.ts';
import { Exploration } from './Exploration.tsx';
import { keyed } from './keyed.ts';
import { LeadsToForm, PassesFirstForm } from './StateQuestions.tsx';

interface QuestionsProps {
  atelier: AtelierRef;
  questions: ChartQuestionsRef;
  play: ChartPlayRef;
}

/** What can go wrong in the chart (ATELIER-6). */
export function QuestionsPanel({ atelier, questions, play }: QuestionsProps) {
  const answers = useSelector(questions, selectAnswers);
  const question = useSelector(questions, selectQuestion);
  const reached = useSelector(questions, selectReached);
  const failure = useSelector(questions, selectQuestionsFailure);
  const chart = useSelector(atelier, selectChart);
  const handlers: Omit<AnswerProps, 'answer'> = {
    onShow: (part) => atelier.send({ type: 'part.select', part }),
    onPlay: ({ start, steps }) => play.send({ type: 'path.play', start, steps }),
  };
  const ask = (asked: StateQuestion) => questions.send({ type: 'states.ask', question: asked });
  return (
    <section className="atelier-panel" aria-label={copy.PANEL_NAMES.questions} {...focusFallback()}>
      {answers === null ? (
        <Exploration questions={questions} about={copy.QUESTIONS_ABOUT} />
      ) : (
        <>
          <p role="status">{copy.explored(answers.configurations)}</p>
          <ul className="atelier-answers">
            {answers.answers.map((answer) => (
              <AnswerItem key={answer.question} answer={answer} {...handlers} />
            ))}
          </ul>
          <LeadsToForm chart={chart} asked={question?.kind === 'leadsTo' ? question : null} onAsk={ask} />
          <AnswerStatus answer={question?.kind === 'leadsTo' ? reached : null} {...handlers} />
          <PassesFirstForm
            chart={chart}
            asked={question?.kind === 'passesFirst' ? question : null}
            onAsk={ask}
          />
          <AnswerStatus answer={question?.kind === 'passesFirst' ? reached : null} {...handlers} />
          {failure !== null && (
            <Banner tone="danger" title={copy.EXPLORATION_FAILED}>
              {failure.message}
            </Banner>
          )}
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

/** The answer to the form above. */
const AnswerStatus = ({ answer, ...handlers }: Omit<AnswerProps, 'answer'> & { answer: Answer | null }) => (
  <div role="status">
    {answer !== null && (
      <ul className="atelier-answers">
        <AnswerItem answer={answer} {...handlers} />
      </ul>
    )}
  </div>
);

function AnswerItem({ answer: { question, holds, findings }, onShow, onPlay }: AnswerProps) {
  return (
    <li>
      <h2>{question}</h2>
      {findings.length === 0 ? (
        <p>
          <Badge tone="success">{copy.HOLDS}</Badge> {holds}
        </p>
      ) : (
        <>
          <p>
            <Badge tone="warning">{copy.findings(findings.length)}</Badge>
          </p>
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
        </>
      )}
    </li>
  );
}
