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
import '../pages.css';

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
        <span role="status">{answer && summaryOf(answer)}</span>
      </VisuallyHidden>
      {answer && <Answers benefits={benefits} answer={answer} />}
    </Card>
  );
}

function summaryOf({ procedures }: DayAnswer): string {
  const yes = procedures.filter(({ verdict }) => verdict.can).length;
  return copy.answerSummary(yes, procedures.length - yes);
}

function Answers({ benefits, answer }: { benefits: BenefitsRef; answer: DayAnswer }) {
  const plan = useSelector(benefits, selectBenefitPlan);
  const { procedures, discounts } = answer;
  return (
    <ul className="benefit-answers">
      {procedures.map((procedure) => (
        <Procedure key={procedure.code.code} benefits={benefits} plan={plan} procedure={procedure} />
      ))}
      {procedures.length === 0 && (
        <li className="benefit-answer">
          <Badge tone="danger">{copy.NO}</Badge>
          <p className="benefit-answer-words">{copy.notCovered(discounts)}</p>
        </li>
      )}
    </ul>
  );
}

interface ProcedureProps {
  benefits: BenefitsRef;
  plan: BenefitPlan;
  procedure: ProcedureAnswer;
}

function Procedure({ benefits, plan, procedure: { code, benefit, verdict } }: ProcedureProps) {
  return (
    <li className="benefit-answer">
      <Badge tone={verdict.can ? 'success' : 'danger'}>{verdict.can ? copy.YES : copy.NO}</Badge>
      <div className="benefit-answer-words">
        <p>
          <span className="benefit-procedure">{code.description}</span>{' '}
          <span className="page-facts tabular">
            {benefit === code.description ? code.code : `${code.code}, ${benefit}`}
          </span>
        </p>
        <p className="page-facts tabular">{copy.verdictWords(verdict, plan)}</p>
      </div>
      {verdict.can && <UseButton benefits={benefits} code={code} />}
    </li>
  );
}
