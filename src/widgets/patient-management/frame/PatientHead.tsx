import { shallowEqual, useSelector } from '@xstate/react';
import { Pencil } from 'lucide';
import { Link } from 'wouter';
import { initials } from '#domain/access/staff.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { centsOfDollars } from '#domain/money/money.ts';
import type { PartSetup } from '#domain/navigation/part-setup.ts';
import { PAGES, type PageName } from '#domain/navigation/routes.ts';
import { ageOn } from '#domain/patient/age.ts';
import type { Member } from '#domain/patient/member.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { type OldestDue, plansOf } from '#domain/plan/plan-selection.ts';
import {
  oldestDueWords,
  planChoiceWords,
  reasonWords,
  SUBSCRIPTION_WORDS,
  termWords,
} from '#domain/plan/plan-words.ts';
import { formatPhone } from '#domain/text/phone.ts';
import {
  type PatientRef,
  selectCoverage,
  selectIsDueKnown,
  selectIsDueMissing,
  selectIsOnlyPlan,
  selectMember,
  selectOldestDue,
  selectPlan,
  selectReason,
  selectSummary,
} from '#machines/patient/patient.selectors.ts';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { CopyButton } from '#ui/CopyButton/CopyButton.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Menu, MenuChoice } from '#ui/Menu/Menu.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { PageLink } from '../PageLink.tsx';
import { AccountChip } from './AccountChip.tsx';
import * as copy from './copy.ts';
import { isForm } from './opened-from.ts';

interface PatientHeadProps {
  patient: PatientRef;
  page: PageName;
  today: string;
  /** Of the marketplace. */
  purchase: PartSetup;
  onView: (memberId: string) => void;
}

export function PatientHead({ patient, page, today, purchase, onView }: PatientHeadProps) {
  const isSlim = isForm(page);
  return (
    <div className="patient-head" data-page={page}>
      <Who patient={patient} isSlim={isSlim} today={today} onView={onView} />
      <PlanShown patient={patient} page={page} today={today} purchase={purchase} />
      <Due patient={patient} isSlim={isSlim} today={today} />
    </div>
  );
}

interface WhoProps extends Omit<PatientHeadProps, 'page' | 'purchase'> {
  isSlim: boolean;
}

function Who({ patient, isSlim, today, onView }: WhoProps) {
  const member = useSelector(patient, selectMember);
  if (member === null) return null;
  return (
    <div className="patient-who">
      <Avatar initials={initials(member.name)} size="large" />
      <div className="patient-words">
        <div className="patient-title">
          <h2 className="patient-name" dir="auto">
            {member.name}
          </h2>
          {!isSlim && (
            <Link
              href={PAGES.editMember.path}
              className="icon-control patient-edit"
              aria-label={copy.EDIT_CONTACT}
            >
              <Icon of={Pencil} />
            </Link>
          )}
        </div>
        <p className="patient-about tabular">
          <span>{copy.ageWords(ageOn(member.birthDate, today))}</span>
          <span>{copy.bornOn(member.birthDate)}</span>
          {!member.adult && <Badge tone="info">{copy.UNDER_AGE}</Badge>}
          <span className="patient-fact">
            {copy.memberNumber(member.id)}
            <CopyButton label={copy.copyName('member ID')} text={member.id} done={copy.copied('Member ID')} />
          </span>
        </p>
        {!isSlim && (
          <>
            <Contact patient={patient} member={member} today={today} />
            <Family patient={patient} memberId={member.id} onView={onView} />
          </>
        )}
      </div>
    </div>
  );
}

interface ContactProps extends Pick<PatientHeadProps, 'patient' | 'today'> {
  member: Member;
}

function Contact({ patient, member: { phone, email }, today }: ContactProps) {
  return (
    <p className="patient-about patient-contact tabular">
      {phone !== '' && (
        <span className="patient-fact">
          <a href={`tel:+1${phone}`}>{formatPhone(phone)}</a>
          <CopyButton label={copy.copyName('phone')} text={formatPhone(phone)} done={copy.copied('Phone')} />
        </span>
      )}
      {email !== '' && (
        <span className="patient-fact patient-email">
          <a href={`mailto:${email}`}>{email}</a>
          <CopyButton label={copy.copyName('email')} text={email} done={copy.copied('Email')} />
        </span>
      )}
      <AccountChip patient={patient} today={today} />
    </p>
  );
}

interface FamilyProps extends Pick<PatientHeadProps, 'patient' | 'onView'> {
  memberId: string;
}

/** The others on the plan. */
function Family({ patient, memberId, onView }: FamilyProps) {
  const { members } = useSelector(patient, selectPlan);
  const others = members.filter(({ id }) => id !== memberId);
  if (others.length === 0) return null;
  return (
    <p className="patient-about patient-family">
      <span>{copy.FAMILY}</span>
      {others.map(({ id, name }) => (
        <button key={id} type="button" className="patient-relative" dir="auto" onClick={() => onView(id)}>
          {name}
        </button>
      ))}
    </p>
  );
}

type PlanShownProps = Pick<PatientHeadProps, 'patient' | 'page' | 'today' | 'purchase'>;

const TONES: Record<string, 'success' | 'warning'> = { Active: 'success', Expired: 'warning' };

/** PATIENT-3: the placeholder has a status, a type and a billing, which would say nothing to a user. */
function PlanShown(props: PlanShownProps) {
  const { patient, today } = props;
  const plan = useSelector(patient, selectPlan);
  const coverage = useSelector(patient, selectCoverage);
  const why = reasonWords(useSelector(patient, selectReason));
  const isOnlyPlan = useSelector(patient, selectIsOnlyPlan);
  return (
    <div
      className="patient-plan"
      data-status={plan.status}
      data-type={plan.type}
      data-subscription={plan.subscription}
    >
      <p className="patient-label">{copy.PLAN}</p>
      {coverage === null ? (
        <NoPlan {...props} />
      ) : (
        <>
          <p className="patient-value">
            <bdi>{plan.name}</bdi> <Badge tone={TONES[plan.status] ?? 'neutral'}>{plan.status}</Badge>
          </p>
          <p className="patient-about tabular">
            <span>{termWords(coverage, today)}</span>
            <span>{SUBSCRIPTION_WORDS[plan.subscription]}</span>
            {plan.paidByPractice && <span>{copy.PRACTICE_PAYS}</span>}
          </p>
        </>
      )}
      {why !== null && <p className="patient-about patient-reason">{why}</p>}
      {!isOnlyPlan && <PlanChoice patient={patient} />}
    </div>
  );
}

/** The overview has the link itself. */
function NoPlan({ page, purchase }: PlanShownProps) {
  return (
    <>
      <p className="patient-value">{copy.NO_PLAN}</p>
      {page !== 'overview' && purchase !== 'hidden' && (
        <PageLink to={PAGES.patientPurchasePlan.path}>{copy.BUY}</PageLink>
      )}
    </>
  );
}

function PlanChoice({ patient }: { patient: PatientRef }) {
  const summary = useSelector(patient, selectSummary);
  const plan = useSelector(patient, selectPlan);
  const plans = summary === null ? [] : plansOf(summary);
  return (
    <Menu label={copy.SHOWN_PLAN} trigger={<Button size="small">{copy.CHANGE_PLAN}</Button>}>
      <MenuChoice
        value={plan.id}
        options={plans.map((coverage) => ({ id: coverage.plan.id, name: planChoiceWords(coverage) }))}
        onChoose={(planId) => patient.send({ type: 'plan.choose', planId })}
      />
    </Menu>
  );
}

type DueProps = Pick<WhoProps, 'patient' | 'isSlim' | 'today'>;

function Due({ patient, isSlim, today }: DueProps) {
  const plan = useSelector(patient, selectPlan);
  const oldest = useSelector(patient, selectOldestDue, shallowEqual);
  const isKnown = useSelector(patient, selectIsDueKnown);
  const isMissing = useSelector(patient, selectIsDueMissing);
  return (
    <div className="patient-due" data-tone={plan.amountDue > 0 ? 'danger' : undefined} aria-live="polite">
      <p className="patient-label">{copy.AMOUNT_DUE}</p>
      {isMissing && <DueMissing patient={patient} />}
      {isKnown && <Amount plan={plan} oldest={oldest} isSlim={isSlim} today={today} />}
      {!(isMissing || isKnown) && <Skeleton shape="title" />}
    </div>
  );
}

interface AmountProps extends Omit<DueProps, 'patient'> {
  plan: Plan;
  oldest: OldestDue | null;
}

function Amount({ plan, oldest, isSlim, today }: AmountProps) {
  const { amountDue: dollars } = plan;
  const isOwed = dollars > 0;
  const isPastDue = isOwed && (oldest === null || oldest.dueDate < today);
  return (
    <>
      <p className="patient-value">
        <span className="patient-amount tabular">{formatMoney(centsOfDollars(dollars))}</span>
        {isPastDue && <Badge tone="danger">{copy.PAST_DUE}</Badge>}
      </p>
      {oldest && <p className="patient-about tabular">{oldestDueWords(oldest, plan)}</p>}
      {isOwed && !isSlim && (
        <PageLink to={PAGES.payment.path} variant="primary">
          {copy.TAKE_PAYMENT}
        </PageLink>
      )}
      {!isOwed && <p className="patient-about">{copy.NOTHING_DUE}</p>}
    </>
  );
}

function DueMissing({ patient }: { patient: PatientRef }) {
  return (
    <>
      <p className="patient-value">{copy.DUE_MISSING}</p>
      <p className="patient-about">{copy.DUE_NOT_LOADED}</p>
      <Button size="small" onClick={() => patient.send({ type: 'patient.retry' })}>
        {copy.RETRY}
      </Button>
    </>
  );
}
