import { useSelector } from '@xstate/react';
import { Plus } from 'lucide';
import { HOSTED_KINDS } from '#domain/payment/hosted-fields.ts';
import { payerAccountWords } from '#domain/payment/payment-account.ts';
import {
  selectAccountId,
  selectIsOrdered,
  selectLacksAccount,
  selectLaterAccount,
  selectLaterPayer,
  selectNewCard,
  selectSaleAccounts,
  selectSaleCheckNumberMessage,
  selectSaleOfficeMethod,
} from '#machines/sale/sale.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { MethodSelect } from '#widgets/shared/office-payment/MethodSelect.tsx';
import { OfficeFields } from '#widgets/shared/office-payment/OfficeFields.tsx';
import * as copy from './copy.ts';
import type { SaleScreenProps } from './sale-props.ts';

/** Pays what is due now. */
export function SalePayment({ sale, today, memberId }: SaleScreenProps) {
  const newCard = useSelector(sale, selectNewCard);
  const isOrdered = useSelector(sale, selectIsOrdered);
  return (
    <>
      <MethodSelect
        accounts={useSelector(sale, selectSaleAccounts) ?? []}
        memberId={memberId}
        today={today}
        value={useSelector(sale, selectAccountId)}
        isMissing={useSelector(sale, selectLacksAccount)}
        disabled={isOrdered}
        onChoose={(id) => sale.send({ type: 'account.choose', id })}
      />
      <OfficeDetails sale={sale} />
      <div className="sale-next">
        {HOSTED_KINDS.map((kind) => (
          <Button
            key={kind}
            size="small"
            icon={<Icon of={Plus} />}
            disabled={isOrdered}
            onClick={() => newCard?.send({ type: 'account.add', kind })}
          >
            {kind === 'card' ? copy.ADD_CARD : copy.ADD_BANK_ACCOUNT}
          </Button>
        ))}
      </div>
    </>
  );
}

function OfficeDetails({ sale }: Pick<SaleScreenProps, 'sale'>) {
  const method = useSelector(sale, selectSaleOfficeMethod);
  const message = useSelector(sale, selectSaleCheckNumberMessage);
  const isOrdered = useSelector(sale, selectIsOrdered);
  const checkNumber = useField(sale, 'checkNumber');
  const note = useField(sale, 'note');
  if (method === null) return null;
  return (
    <OfficeFields
      method={method}
      checkNumber={checkNumber}
      checkNumberMessage={message}
      note={note}
      readOnly={isOrdered}
    />
  );
}

/** The terms name the chosen payment method. Here it pays only what is due now. */
export function PaidLater({ sale, memberId }: SaleScreenProps) {
  const account = useSelector(sale, selectLaterAccount);
  const payer = useSelector(sale, selectLaterPayer);
  if (account === undefined || payer === 'chosen') return null;
  return (
    <Banner tone={account === null ? 'warning' : 'info'} title={copy.PAID_LATER}>
      {account === null
        ? copy.NOT_PAID_LATER[payer]
        : copy.paidLaterWords(payerAccountWords(account, memberId))}
    </Banner>
  );
}
