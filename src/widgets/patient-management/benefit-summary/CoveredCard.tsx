import { useSelector } from '@xstate/react';
import { ShieldOff } from 'lucide';
import {
  type Benefit,
  type BenefitRequest,
  type BenefitSummary,
  type CodeGroup,
  canAskAgain,
  canUndo,
} from '#domain/benefit/benefit.ts';
import { coveredPrice, verdictOn } from '#domain/benefit/benefit-rule.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { answerWords } from '#domain/plan/treatment.ts';
import {
  type BenefitsRef,
  selectBenefitPlan,
  selectBenefits,
  selectPatient,
  selectResending,
} from '#machines/benefits/benefits.selectors.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { FocusFallback } from '#ui/FocusFallback/FocusFallback.tsx';
import { Meter } from '#ui/Meter/Meter.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { PageLink } from '../PageLink.tsx';
import { CoveredHead } from './CoveredHead.tsx';
import * as copy from './copy.ts';
import { UseButton } from './UseButton.tsx';
import '#widgets/shared/pages.css';

interface CoveredCardProps {
  benefits: BenefitsRef;
  summary: BenefitSummary;
  timeZone: string;
}

export function CoveredCard({ benefits, summary, timeZone }: CoveredCardProps) {
  return (
    <Card>
      <CoveredHead benefits={benefits} summary={summary} />
      {summary.benefits.length === 0 ? (
        <EmptyState icon={ShieldOff} title={copy.NOTHING_COVERED} />
      ) : (
        <ul>
          {summary.benefits.map((benefit) => (
            <Covered
              key={benefit.name}
              benefits={benefits}
              benefit={benefit}
              summary={summary}
              timeZone={timeZone}
            />
          ))}
        </ul>
      )}
      <div className="benefits-way">
        <PageLink to={PAGES.treatmentSummary.path}>{copy.TREATMENTS}</PageLink>
      </div>
    </Card>
  );
}

const TONES = { Requested: 'warning', Confirmed: 'success', Denied: 'danger' } as const;

function Covered({ benefits, benefit, summary, timeZone }: CoveredCardProps & { benefit: Benefit }) {
  const { name, groups, request } = benefit;
  return (
    <FocusFallback className="benefit" data-benefit={name}>
      <div className="benefit-head">
        <h3 className="benefit-name">
          {name}{' '}
          {request?.isEmailed && <Badge tone={TONES[request.answer]}>{answerWords(request.answer)}</Badge>}
        </h3>
        {request && <Asked benefits={benefits} name={name} request={request} timeZone={timeZone} />}
      </div>
      {groups.map((group) => (
        <Group
          key={group.codes.map(({ code }) => code).join()}
          benefits={benefits}
          group={group}
          summary={summary}
          isDenied={request?.answer === 'Denied'}
        />
      ))}
    </FocusFallback>
  );
}

interface GroupProps {
  benefits: BenefitsRef;
  group: CodeGroup;
  summary: BenefitSummary;
  isDenied: boolean;
}

/** Codes that share a limit. If no uses are left, the reason replaces the buttons. */
function Group({ benefits, group, summary, isDenied }: GroupProps) {
  const plan = useSelector(benefits, selectBenefitPlan);
  const verdict = verdictOn(plan, group, summary);
  return (
    <div className="benefit-group">
      <p className="page-facts benefit-left tabular">
        {group.limit > 0 && <Meter value={group.remaining} total={group.limit} />}
        <span className="benefit-left-words">{copy.leftWords(group)}</span>
        {/* A denied use does not count, but the patient may have been treated. */}
        {!(isDenied && group.usedOn.length === 0) && <span>{copy.usedWords(group)}</span>}
      </p>
      <ul className="benefit-codes">
        {group.codes.map((code) => (
          <li key={code.code} className="benefit-code">
            <span className="benefit-code-words">
              <span className="benefit-code-id tabular">{code.code}</span>
              {code.description}
            </span>
            <Price price={coveredPrice(code.code, verdict, summary)} />
            {verdict.can && <UseButton benefits={benefits} code={code} />}
          </li>
        ))}
      </ul>
      {!verdict.can && <p className="page-facts tabular">{copy.verdictWords(verdict, plan)}</p>}
    </div>
  );
}

function Price({ price }: { price: ReturnType<typeof coveredPrice> }) {
  if (price === null) return null;
  const { patient, instead } = copy.codePrice(price);
  return (
    <span className="benefit-price tabular">
      <strong>{patient}</strong> {instead}
    </span>
  );
}

interface AskedProps {
  benefits: BenefitsRef;
  name: string;
  request: BenefitRequest;
  timeZone: string;
}

function Asked({ benefits, name, request, timeZone }: AskedProps) {
  const resending = useSelector(benefits, selectResending);
  const patient = useSelector(benefits, selectPatient);
  const summary = useSelector(benefits, selectBenefits);
  const { id } = request;
  return (
    <div className="benefit-request">
      <p className="page-facts tabular">{copy.requestWords(request, timeZone)}</p>
      <div className="page-actions">
        {canAskAgain(request, patient, summary) && (
          <Button
            size="small"
            variant="quiet"
            aria-label={copy.resendOf(name)}
            loading={resending === id}
            aria-disabled={resending !== null}
            onClick={() => benefits.send({ type: 'benefit.resend', id })}
          >
            {copy.RESEND}
          </Button>
        )}
        {canUndo(request) && (
          <Button
            size="small"
            variant="quiet"
            aria-label={copy.undoOf(name)}
            aria-disabled={resending !== null}
            onClick={() => benefits.send({ type: 'benefit.undo', id })}
          >
            {copy.UNDO_USE}
          </Button>
        )}
      </div>
    </div>
  );
}
