import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import { formatDate } from '#domain/date/day.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { feeChangeWords, type Quote } from '#domain/plan/sale.ts';
import {
  type SaleRef,
  selectAccepts,
  selectAutoRenew,
  selectIsFree,
  selectIsOrdered,
  selectIsQuoted,
  selectIsQuoting,
  selectIsUnpriced,
  selectIsUnquoted,
  selectLacksTerms,
  selectLaterPayer,
  selectMemberFee,
  selectNewCard,
  selectQuote,
  selectSaleKind,
  selectSaleOfficeMethod,
  selectSalePhase,
  selectSaleProblems,
} from '#machines/sale/sale.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { FormProblems } from '#ui/Form/FormColumns.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { confirmWords } from '#widgets/shared/office-payment/copy.ts';
import { AddAccountDialog } from '#widgets/shared/payment-accounts/AddAccountDialog.tsx';
import * as copy from './copy.ts';
import { PaidLater, SalePayment } from './SalePayment.tsx';
import type { SaleScreenProps } from './sale-props.ts';

export function SaleOrderForm(props: SaleScreenProps) {
  const { sale, attach } = props;
  const newCard = useSelector(sale, selectNewCard);
  const isFree = useSelector(sale, selectIsFree);
  return (
    <>
      <Form onSubmit={() => sale.send({ type: 'sale.confirm' })} actions={<Actions {...props} />}>
        <QuoteLines sale={sale} />
        {!isFree && <SalePayment {...props} />}
        <AutoRenew sale={sale} />
        <PaidLater {...props} />
        <Accepts sale={sale} />
      </Form>
      {newCard && <AddAccountDialog accounts={newCard} attach={attach} />}
    </>
  );
}

function QuoteLines({ sale }: { sale: SaleRef }) {
  const quote = useSelector(sale, selectQuote);
  const kind = useSelector(sale, selectSaleKind);
  const isUnquoted = useSelector(sale, selectIsUnquoted);
  const isUnpriced = useSelector(sale, selectIsUnpriced);
  const isUpdating = useSelector(sale, selectIsQuoting);
  const memberFeeCents = useSelector(sale, selectMemberFee);
  if (isUnpriced)
    return (
      <div className="sale-about">
        {memberFeeCents !== null && <p>{copy.memberFeeWords(formatMoney(memberFeeCents))}</p>}
        <p>{kind === 'addMember' ? copy.ENTER_MEMBER : copy.CHOOSE_FOR_PRICE}</p>
      </div>
    );
  if (quote === null && isUpdating) return <FirstQuote />;
  if (quote === null)
    return isUnquoted ? (
      <Button onClick={() => sale.send({ type: 'quote.retry' })}>{copy.RETRY}</Button>
    ) : null;
  return (
    <div className="sale-quote" aria-busy={isUpdating}>
      <PlanNotes quote={quote} />
      <DescriptionList
        figures
        items={[
          { term: quote.planName, value: quote.coverageLevel },
          ...membersOf(quote),
          { term: copy.TERM, value: `${formatDate(quote.startDate)} – ${formatDate(quote.endDate)}` },
          ...quote.lines.map((line) => ({ term: copy.LINES[line.kind], value: formatMoney(line.cents) })),
          ...(kind === 'renewal'
            ? [{ term: copy.FEE_CHANGE, value: feeChangeWords(quote) || copy.NO_CHANGE }]
            : []),
          ...laterOf(quote),
          {
            term: copy.DUE_NOW,
            value: isUpdating ? (
              copy.UPDATING
            ) : (
              <strong className="sale-due">{formatMoney(quote.dueNowCents)}</strong>
            ),
          },
        ]}
      />
    </div>
  );
}

/** As high as a price with one fee, so that the fields below it stay in place. */
const FirstQuote = () => (
  <div className="sale-quote" aria-busy>
    <DescriptionList
      figures
      items={[
        ...[copy.PLAN, copy.TERM, copy.LINES.planFee].map((term) => ({ term, value: <Skeleton /> })),
        { term: copy.DUE_NOW, value: copy.UPDATING },
      ]}
    />
  </div>
);

/** What this sale does to other plans, and what it leaves to do. */
function PlanNotes({ quote: { leavesPlan, unpaidRenewal, nextTermFrom, leaving } }: { quote: Quote }) {
  return (
    <>
      {nextTermFrom !== null && (
        <Banner tone="warning" title={copy.NEXT_TERM}>
          {copy.nextTermWords(nextTermFrom)}
        </Banner>
      )}
      {unpaidRenewal !== null && (
        <Banner tone="warning" title={copy.UNPAID_RENEWAL}>
          {copy.unpaidRenewalWords(unpaidRenewal)}
        </Banner>
      )}
      {leavesPlan !== null && (
        <Banner tone="info" title={copy.LEAVES}>
          {copy.leavesWords(leavesPlan)}
        </Banner>
      )}
      {leaving.length > 0 && (
        <Banner tone="warning" title={copy.LEAVING}>
          {copy.leavingWords(leaving.join(', '))}
        </Banner>
      )}
    </>
  );
}

const membersOf = ({ people }: Quote) =>
  people == null || people.length === 0 ? [] : [{ term: copy.MEMBERS, value: people.join(', ') }];

const laterOf = ({ later }: Quote) =>
  later.length === 0 ? [] : [{ term: copy.LATER, value: copy.laterWords(later) }];

function AutoRenew({ sale }: { sale: SaleRef }) {
  const kind = useSelector(sale, selectSaleKind);
  const autoRenew = useSelector(sale, selectAutoRenew);
  const payer = useSelector(sale, selectLaterPayer);
  const isOrdered = useSelector(sale, selectIsOrdered);
  if (kind === 'addMember') return null;
  return (
    <Checkbox
      label={copy.AUTO_RENEW[payer]}
      checked={autoRenew}
      disabled={isOrdered}
      onChange={(checked) => sale.send({ type: 'renewal.choose', autoRenew: checked })}
    />
  );
}

function Accepts({ sale }: { sale: SaleRef }) {
  const accepts = useSelector(sale, selectAccepts);
  const lacksTerms = useSelector(sale, selectLacksTerms);
  return (
    <div className="sale-terms">
      <Checkbox
        label={copy.ACCEPT}
        checked={accepts}
        error={lacksTerms ? copy.ACCEPT_FIRST : null}
        disabled={useSelector(sale, selectIsOrdered)}
        onChange={(checked) => sale.send({ type: 'terms.accept', accepts: checked })}
      />
      <Button size="small" variant="quiet" onClick={showTerms}>
        {copy.READ_TERMS}
      </Button>
    </div>
  );
}

/** The focus brings them into view. */
const showTerms = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest('.sale')?.querySelector<HTMLElement>('.sale-terms-text')?.focus();

function Actions({ sale, patientHref }: SaleScreenProps) {
  const kind = useSelector(sale, selectSaleKind);
  const dueNowCents = useSelector(sale, selectQuote)?.dueNowCents ?? 0;
  const isQuoted = useSelector(sale, selectIsQuoted);
  const isUnpriced = useSelector(sale, selectIsUnpriced);
  const isUpdating = useSelector(sale, selectIsQuoting);
  const phase = useSelector(sale, selectSalePhase);
  const method = useSelector(sale, selectSaleOfficeMethod);
  return (
    <>
      <Button
        type="submit"
        variant="primary"
        disabled={phase === 'choosing' && !isQuoted && !isUnpriced}
        loading={phase === 'selling' || phase === 'unknown'}
      >
        {dueNowCents === 0 || isUpdating ? copy.CONFIRM[kind] : confirmWords(dueNowCents, method)}
      </Button>
      {phase === 'choosing' && (
        <ButtonLink href={patientHref('overview')} target="_top">
          {copy.BACK}
        </ButtonLink>
      )}
      <FormProblems count={useSelector(sale, selectSaleProblems)} />
    </>
  );
}
