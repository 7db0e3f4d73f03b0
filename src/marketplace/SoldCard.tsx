import { useSelector } from '@xstate/react';
import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { payerAccountWords } from '#domain/payment/payment-account.ts';
import type { EmailSubject } from '#domain/payment/receipt-email.ts';
import type { SoldMember } from '#domain/plan/sale.ts';
import {
  type ReceiptEmailRef,
  selectIsSendingToPatient,
} from '#machines/receipt-email/receipt-email.selectors.ts';
import {
  selectOfficeWords,
  selectOtherPayer,
  selectOutcome,
  selectPaidWith,
  selectPatientName,
  selectQuote,
  selectReceiptEmail,
  selectSaleKind,
} from '#machines/sale/sale.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { EMAIL_RECEIPT, PATIENT_EMAIL } from '#widgets/shared/receipt-email/copy.ts';
import { ReceiptEmailDialog } from '#widgets/shared/receipt-email/ReceiptEmailDialog.tsx';
import { ReceiptRecipient } from '#widgets/shared/receipt-email/ReceiptRecipient.tsx';
import * as copy from './copy.ts';
import type { SaleScreenProps } from './sale-props.ts';

interface MemberCardsProps {
  members: readonly SoldMember[];
  planName: string;
}

/** A card for each person on the plan. */
function MemberCards({ members, planName }: MemberCardsProps) {
  if (members.length === 0) return null;
  return (
    <section aria-label={copy.MEMBERS}>
      <h3 className="sale-subtitle">{copy.MEMBERS}</h3>
      <ul className="sale-cards">
        {members.map(({ memberId, name, birthDate }) => (
          <li key={memberId} className="sale-card">
            <span className="sale-card-plan">{planName}</span>
            <strong>{name}</strong>
            <span className="tabular">
              {copy.MEMBER_ID} {memberId}
            </span>
            <span className="sale-about tabular">
              {copy.BORN} {formatDate(birthDate)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The receipt. */
export function SoldCard({ sale, memberId, patientHref, timeZone }: SaleScreenProps) {
  const kind = useSelector(sale, selectSaleKind);
  const patientName = useSelector(sale, selectPatientName);
  const account = useSelector(sale, selectPaidWith);
  const officeWords = useSelector(sale, selectOfficeWords);
  const quote = useSelector(sale, selectQuote);
  const outcome = useSelector(sale, selectOutcome);
  const email = useSelector(sale, selectReceiptEmail);
  const otherPayer = useSelector(sale, selectOtherPayer);
  if (quote === null || outcome?.kind !== 'sold') return null;
  const { transactionId, members } = outcome;
  const payer = otherPayer && { memberId: otherPayer.memberId };
  const receipt =
    transactionId !== null && email
      ? { email, subject: { kind: 'receipt', transactionId, ...payer } as const }
      : null;
  const paidWith = officeWords ?? (account && payerAccountWords(account, memberId));
  return (
    <Card>
      <div className="sale-sold">
        <div role="status">
          <Banner tone="success" title={copy.DONE[kind]}>
            {quote.planName}, {quote.coverageLevel}
          </Banner>
        </div>
        <DescriptionList
          figures
          items={[
            { term: copy.PATIENT, value: patientName },
            { term: copy.TERM, value: `${formatDate(quote.startDate)} – ${formatDate(quote.endDate)}` },
            ...quote.lines.map((line) => ({ term: copy.LINES[line.kind], value: formatMoney(line.cents) })),
            { term: copy.PAID, value: <strong>{formatMoney(quote.dueNowCents)}</strong> },
            ...(transactionId === null || paidWith === null
              ? []
              : [
                  { term: copy.PAYMENT, value: paidWith },
                  { term: copy.TRANSACTION, value: transactionId },
                ]),
            ...(receipt && !otherPayer
              ? [{ term: PATIENT_EMAIL, value: <ReceiptRecipient {...receipt} /> }]
              : []),
          ]}
        />
        <MemberCards members={members} planName={quote.planName} />
        <div className="sale-next">
          <ButtonLink variant="primary" href={patientHref('overview')} target="_top">
            {copy.OPEN_PATIENT}
          </ButtonLink>
          {receipt && <EmailButton {...receipt} />}
          {transactionId !== null && (
            <ButtonLink href={patientHref('transactions', otherPayer?.memberId)} target="_top">
              {copy.PRINT_RECEIPT}
            </ButtonLink>
          )}
        </div>
        {email && (
          <ReceiptEmailDialog
            email={email}
            about={(id) => copy.receiptAbout(quote.dueNowCents, otherPayer?.name ?? patientName, id)}
            timeZone={timeZone}
          />
        )}
      </div>
    </Card>
  );
}

function EmailButton({ email, subject }: { email: ReceiptEmailRef; subject: EmailSubject }) {
  const isSending = useSelector(email, selectIsSendingToPatient);
  return (
    <Button loading={isSending} onClick={() => email.send({ type: 'email.sendToPatient', subject })}>
      {EMAIL_RECEIPT}
    </Button>
  );
}
