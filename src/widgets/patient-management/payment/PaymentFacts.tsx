import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import { type StatedPayment, statedPayments } from '#domain/payment/payment-schedule.ts';
import { isSettled, lastCharges, type Transaction } from '#domain/payment/transaction.ts';
import {
  type PlanRecordRef,
  selectChargedTo,
  selectCharges,
  selectFailure,
  selectPayments,
} from '#machines/plan-record/plan-record.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { StatusRegion } from '#ui/StatusRegion/StatusRegion.tsx';
import { TransactionStatus } from '#widgets/shared/TransactionStatus.tsx';
import { entryTitle, pastReason, triedOn } from '#widgets/shared/transaction-words.ts';
import { chargeWords, partlyPaid } from '../plan-record/copy.ts';
import { PaymentStateBadge } from '../plan-record/PaymentStateBadge.tsx';
import * as copy from './copy.ts';
import './PaymentFacts.css';

interface PaymentFactsProps {
  facts: PlanRecordRef;
  today: string;
}

/** What helps the user decide: the open payments of the plan, and how the patient paid last. */
export function PaymentFacts({ facts, today }: PaymentFactsProps) {
  const failure = useSelector(facts, selectFailure);
  const retry = <Button onClick={() => facts.send({ type: 'load.retry' })}>{copy.RETRY}</Button>;
  return (
    <div className="payment-facts">
      <StatusRegion>
        {failure && (
          <Banner tone="warning" title={copy.FACTS_NOT_LOADED} action={retry}>
            {failure.message}
          </Banner>
        )}
      </StatusRegion>
      {failure === null && (
        <>
          <OpenPayments facts={facts} today={today} />
          <LastPayments facts={facts} />
        </>
      )}
    </div>
  );
}

function OpenPayments({ facts, today }: PaymentFactsProps) {
  const payments = useSelector(facts, selectPayments);
  const chargedTo = useSelector(facts, selectChargedTo);
  const open = statedPayments(payments ?? [], today).filter(
    ({ state }) => state !== 'Paid' && state !== 'Upcoming',
  );
  return (
    <Facts
      title={copy.OPEN}
      isLoading={payments === null}
      none={copy.NONE_OPEN}
      page="paymentArrangementPlans"
    >
      {open.map((payment) => (
        <Fact
          key={`${payment.dueDate} ${open.indexOf(payment)}`}
          title={copy.dueOn(formatDate(payment.dueDate))}
          amount={payment.amountCents - payment.paidCents}
          about={payment.state === 'Next' ? chargeWords(payment, chargedTo) : partOf(payment)}
          badge={<PaymentStateBadge payment={payment} today={today} />}
        />
      ))}
    </Facts>
  );
}

const partOf = ({ amountCents, paidCents }: StatedPayment): string | null =>
  paidCents === 0 ? null : partlyPaid(formatMoney(paidCents), formatMoney(amountCents - paidCents));

/** So many fit beside the form. */
const LAST = 3;

function LastPayments({ facts }: Pick<PaymentFactsProps, 'facts'>) {
  const charges = useSelector(facts, selectCharges);
  return (
    <Facts title={copy.LAST} isLoading={charges === null} none={copy.NONE_PAID} page="transactions">
      {lastCharges(charges ?? [], LAST).map((charge) => (
        <Fact
          key={charge.id}
          title={entryTitle(charge)}
          amount={charge.chargeCents}
          isMuted={!isSettled(charge)}
          about={[dayWords(charge), charge.paidWith].filter(Boolean).join(' · ')}
          reason={charge.failure && pastReason(charge.failure.reason)}
          badge={<TransactionStatus entry={charge} />}
        />
      ))}
    </Facts>
  );
}

function dayWords({ datePaid, failure }: Transaction): string {
  if (datePaid !== null) return formatDate(datePaid);
  return failure === null ? '' : triedOn(formatDate(failure.triedOn));
}

interface FactsProps {
  title: string;
  isLoading: boolean;
  none: string;
  page: 'paymentArrangementPlans' | 'transactions';
  children: readonly ReactNode[];
}

function Facts({ title, isLoading, none, page, children }: FactsProps) {
  return (
    <Card title={title}>
      {isLoading && <Skeleton shape="wide" />}
      {!isLoading && children.length === 0 && <p className="payment-fact-about">{none}</p>}
      {children.length > 0 && <ul className="payment-facts-list">{children}</ul>}
      {children.length > 0 && (
        <Link className="payment-link" href={PAGES[page].path}>
          {copy.MORE[page]}
        </Link>
      )}
    </Card>
  );
}

interface FactProps {
  title: string;
  amount: number;
  isMuted?: boolean;
  about: string | null;
  reason?: string | null;
  badge: ReactNode;
}

function Fact({ title, amount, isMuted, about, reason, badge }: FactProps) {
  return (
    <li className="payment-fact">
      <p className="payment-fact-title">
        <span className="tabular">{title}</span> {badge}
      </p>
      <p className="payment-fact-amount tabular" data-muted={isMuted || undefined}>
        {formatMoney(amount)}
      </p>
      {about && <p className="payment-fact-about tabular">{about}</p>}
      {reason && <p className="payment-fact-about">{reason}</p>}
    </li>
  );
}
