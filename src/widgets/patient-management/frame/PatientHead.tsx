import { shallowEqual, useSelector } from '@xstate/react';
import { Pencil } from 'lucide';
import { Link } from 'wouter';
import { initials } from '#domain/access/staff.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { PAGES, type PageName } from '#domain/navigation/routes.ts';
import { ageOn } from '#domain/patient/age.ts';
import type { Member } from '#domain/patient/member.ts';
import { type OldestDue, plansOf } from '#domain/plan/plan-selection.ts';
import { planChoiceWords, REASON_WORDS, SUBSCRIPTION_WORDS, termWords } from '#domain/plan/plan-words.ts';
import { formatPhone } from '#domain/text/phone.ts';
import {
  type PatientRef,
  selectCoverage,
  selectIsDueKnown,
  selectIsDueMissing,
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
import { CardChip } from './CardChip.tsx';
import * as copy from './copy.ts';

interface PatientHeadProps {
  patient: PatientRef;
  page: PageName;
  today: string;
  onView: (memberId: string) => void;
}

export function PatientHead({ patient, page, today, onView }: PatientHeadProps) {
  return (
    <div className="patient-head">
      <Who patient={patient} today={today} onView={onView} />
      <PlanShown patient={patient} today={today} />
      <Due patient={patient} isPaying={page === 'payment'} today={today} />
    </div>
  );
}

function Who({ patient, today, onView }: Omit<PatientHeadProps, 'page'>) {
  const member = useSelector(patient, selectMember);
  if (member === null) return null;
  return (
    <div className="patient-who">
      <Avatar initials={initials(member.name)} size="large" />
      <div className="patient-words">
        <h2 className="patient-name">{member.name}</h2>
        <p className="patient-about tabular">
          <span>{copy.ageWords(ageOn(member.birthDate, today))}</span>
          <span>{copy.bornOn(member.birthDate)}</span>
          {!member.adult && <Badge tone="info">{copy.UNDER_AGE}</Badge>}
        </p>
        <p className="patient-about tabular">
          <span className="patient-fact">
            {copy.memberNumber(member.id)}
            <CopyButton label={copy.copyName('member ID')} text={member.id} done={copy.copied('Member ID')} />
          </span>
          <CardChip patient={patient} today={today} />
        </p>
        <Contact member={member} />
        <Family patient={patient} memberId={member.id} onView={onView} />
      </div>
    </div>
  );
}

function Contact({ member: { phone, email } }: { member: Member }) {
  return (
    <p className="patient-about tabular">
      {phone !== '' && (
        <span className="patient-fact">
          <a href={`tel:+1${phone}`}>{formatPhone(phone)}</a>
          <CopyButton label={copy.copyName('phone')} text={formatPhone(phone)} done={copy.copied('Phone')} />
        </span>
      )}
      {email !== '' && (
        <span className="patient-fact">
          <a href={`mailto:${email}`}>{email}</a>
          <CopyButton label={copy.copyName('email')} text={email} done={copy.copied('Email')} />
        </span>
      )}
      <Link href={PAGES.editMember.path} className="icon-control patient-edit" aria-label={copy.EDIT_CONTACT}>
        <Icon of={Pencil} />
      </Link>
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
    <p className="patient-about">
      <span>{copy.FAMILY}</span>
      {others.map(({ id, name }) => (
        <button key={id} type="button" className="patient-relative" onClick={() => onView(id)}>
          {name}
        </button>
      ))}
    </p>
  );
}

const TONES: Record<string, 'success' | 'warning'> = { Active: 'success', Expired: 'warning' };

function PlanShown({ patient, today }: Pick<PatientHeadProps, 'patient' | 'today'>) {
  const plan = useSelector(patient, selectPlan);
  const coverage = useSelector(patient, selectCoverage);
  const reason = useSelector(patient, selectReason);
  return (
    <div className="patient-plan">
      <p className="patient-label">{copy.PLAN}</p>
      <p className="patient-value">
        {plan.name || copy.NO_PLAN} <Badge tone={TONES[plan.status] ?? 'neutral'}>{plan.status}</Badge>
      </p>
      {coverage && (
        <p className="patient-about tabular">
          <span>{termWords(coverage, today)}</span>
          <span>{SUBSCRIPTION_WORDS[plan.subscription]}</span>
        </p>
      )}
      <p className="patient-about">{REASON_WORDS[reason]}</p>
      <PlanChoice patient={patient} />
    </div>
  );
}

function PlanChoice({ patient }: { patient: PatientRef }) {
  const summary = useSelector(patient, selectSummary);
  const plan = useSelector(patient, selectPlan);
  const plans = summary === null ? [] : plansOf(summary);
  if (plans.every((coverage) => coverage.plan.id === plan.id)) return null;
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

interface DueProps extends Pick<PatientHeadProps, 'patient' | 'today'> {
  isPaying: boolean;
}

/** Without a link to the payment page on that page itself. */
function Due({ patient, isPaying, today }: DueProps) {
  const { amountDue } = useSelector(patient, selectPlan);
  const oldest = useSelector(patient, selectOldestDue, shallowEqual);
  const isKnown = useSelector(patient, selectIsDueKnown);
  const isMissing = useSelector(patient, selectIsDueMissing);
  return (
    <div className="patient-due" data-tone={amountDue > 0 ? 'danger' : undefined} aria-live="polite">
      <p className="patient-label">{copy.AMOUNT_DUE}</p>
      {isMissing && <DueMissing patient={patient} />}
      {isKnown && <Amount dollars={amountDue} oldest={oldest} isPaying={isPaying} today={today} />}
      {!(isMissing || isKnown) && <Skeleton shape="title" />}
    </div>
  );
}

interface AmountProps extends Omit<DueProps, 'patient'> {
  dollars: number;
  oldest: OldestDue | null;
}

function Amount({ dollars, oldest, isPaying, today }: AmountProps) {
  const isOwed = dollars > 0;
  const isPastDue = isOwed && (oldest === null || oldest.dueDate < today);
  return (
    <>
      <p className="patient-value">
        <span className="patient-amount tabular">{formatMoney(Math.round(dollars * 100))}</span>
        {isPastDue && <Badge tone="danger">{copy.PAST_DUE}</Badge>}
      </p>
      {oldest && <p className="patient-about tabular">{copy.oldestDueWords(oldest)}</p>}
      {isOwed && !isPaying && (
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
