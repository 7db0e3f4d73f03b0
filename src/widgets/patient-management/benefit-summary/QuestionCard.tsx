import { useSelector } from '@xstate/react';
import type { BenefitPlan, DayAnswer, ProcedureAnswer } from '#domain/benefit/benefit-rule.ts';
import {
  type BenefitsRef,
  selectBenefitPlan,
  selectDayAnswer,
} from '#machines/benefits/benefits.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import * as copy from './copy.ts';
import { UseButton } from './UseButton.tsx';
import '#widgets/shared/pages.css';

export function QuestionCard({ benefits }: { benefits: BenefitsRef }) {
  const question = useField(benefits, 'question', () => benefits.send({ type: 'field.settle' }));
  const answer = useSelector(benefits, selectDayAnswer);
  return (
    <Card title={copy.QUESTION}>
      <TextField
        {...question}
        label={copy.QUESTION_FIELD}
        type="search"
        hint={copy.QUESTION_HINT}
        autoComplete="off"
        spellCheck={false}
      />
      <VisuallyHidden>
        <span role="status">{answer && copy.answerSummary(answer)}</span>
      </VisuallyHidden>
      {answer && <Answers benefits={benefits} answer={answer} />}
    </Card>
  );
}

function Answers({ benefits, answer }: { benefits: BenefitsRef; answer: DayAnswer }) {
  const plan = useSelector(benefits, selectBenefitPlan);
  if (answer.procedures.length === 0) return <p className="benefit-unknown">{copy.UNKNOWN}</p>;
  return (
    <>
      <ul className="benefit-answers">
        {answer.procedures.map((each) => (
          <Procedure key={each.procedure.code} benefits={benefits} plan={plan} answer={each} />
        ))}
      </ul>
      {answer.more > 0 && <p className="page-facts">{copy.moreAnswers(answer.more)}</p>}
    </>
  );
}

interface ProcedureProps {
  benefits: BenefitsRef;
  plan: BenefitPlan;
  answer: ProcedureAnswer;
}

function Procedure({ benefits, plan, answer }: ProcedureProps) {
  const { code, description, regularCents } = answer.procedure;
  const { tone, word } = copy.badgeOf(answer);
  return (
    <li className="benefit-answer">
      <Badge tone={tone}>{word}</Badge>
      <div className="benefit-answer-words">
        <p>
          <span className="benefit-procedure">{description}</span>{' '}
          <span className="page-facts tabular">
            {answer.kind === 'covered' && answer.benefit !== description
              ? `${code}, ${answer.benefit}`
              : code}
          </span>
        </p>
        <p className="tabular">{copy.priceWords({ patientCents: answer.patientCents, regularCents })}</p>
        {answer.kind === 'covered' && (
          <p className="page-facts tabular">
            {copy.verdictWords(answer.verdict, plan)} {copy.pastWords(answer.past)}
          </p>
        )}
      </div>
      {answer.kind === 'covered' && answer.verdict.can && (
        <UseButton benefits={benefits} code={answer.procedure} />
      )}
    </li>
  );
}
