import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { ageOn } from '#domain/patient/age.ts';
import type { PatientBrief } from '#domain/patient/patient-brief.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import * as copy from './copy.ts';
import './PatientHeader.css';

interface PatientHeaderProps {
  patient: PatientBrief;
  today: string;
  /** Takes the payment that is due. */
  paymentHref: string;
  /** Follows the amount due. */
  note?: string;
}

/** The same facts as in the header of the patient's own pages, in one line. */
export function PatientHeader({ patient, today, paymentHref, note = copy.DUE }: PatientHeaderProps) {
  const { name, birthDate, memberId, plans, dueCents } = patient;
  return (
    <section className="sale-patient" aria-label={copy.PATIENT}>
      <div className="sale-patient-who">
        <p className="sale-patient-name">
          <bdi>{name}</bdi>
        </p>
        <p className="sale-patient-facts tabular">
          <span>{copy.ageWords(ageOn(birthDate, today))}</span>
          <span>{copy.bornWords(formatDate(birthDate))}</span>
          <span>{copy.memberIdFact(memberId)}</span>
        </p>
      </div>
      <div className="sale-patient-plan">
        {plans.length === 0 && <p className="sale-patient-facts">{copy.NO_PLAN}</p>}
        {plans.map((plan) => (
          <p key={`${plan.name} ${plan.endDate}`} className="sale-patient-facts tabular">
            <strong>
              <bdi>{plan.name}</bdi>
            </strong>
            <span>{copy.throughWords(formatDate(plan.endDate))}</span>
          </p>
        ))}
      </div>
      {dueCents === null && <p className="sale-patient-facts">{copy.DUE_UNKNOWN}</p>}
      {dueCents !== null && dueCents > 0 && (
        <div className="sale-patient-due">
          <p>
            <strong className="sale-patient-amount tabular">{formatMoney(dueCents)}</strong> {note}
          </p>
          <ButtonLink size="small" href={paymentHref} target="_top">
            {copy.TAKE_PAYMENT}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
