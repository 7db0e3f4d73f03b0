import { useSelector } from '@xstate/react';
import { Plus } from 'lucide';
import { Link } from 'wouter';
import { PAGES } from '#domain/navigation/routes.ts';
import {
  selectAmountMessage,
  selectCheckNumberMessage,
  selectDueCents,
  selectLacksAccount,
  selectOfficeMethod,
  selectPayableAccounts,
  selectPaymentDraft,
} from '#machines/take-payment/take-payment.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { MoneyField } from '#ui/FormattedField/FormattedField.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { MethodSelect } from '#widgets/shared/office-payment/MethodSelect.tsx';
import { OfficeFields } from '#widgets/shared/office-payment/OfficeFields.tsx';
import { PageLink } from '../PageLink.tsx';
import * as copy from './copy.ts';
import { OfficeMethods } from './OfficeMethods.tsx';
import type { TakePaymentProps } from './payment-props.ts';

export function ChoosePayment(props: TakePaymentProps) {
  const { payment, newCard, memberId, planName, dueFor, dueStatus, today } = props;
  const accounts = useSelector(payment, selectPayableAccounts);
  const draft = useSelector(payment, selectPaymentDraft);
  const dueCents = useSelector(payment, selectDueCents);
  const message = useSelector(payment, selectAmountMessage);
  const amount = useField(payment, 'amount');
  const lacksAccount = useSelector(payment, selectLacksAccount);
  const isOther = draft.choice === 'other';
  const method = useSelector(payment, selectOfficeMethod);
  return (
    <Form
      onSubmit={() => payment.send({ type: 'payment.review' })}
      actions={
        <>
          {dueStatus === 'missing' ? (
            <p>{copy.DUE_NOT_KNOWN}</p>
          ) : (
            <Button type="submit" variant="primary">
              {copy.REVIEW}
            </Button>
          )}
          <PageLink to={PAGES.overview.path}>{copy.CANCEL}</PageLink>
        </>
      }
    >
      <RadioGroup
        label={copy.AMOUNT}
        options={[
          {
            id: 'due',
            name: copy.dueOf(dueCents),
            hint: dueFor === null ? planName : copy.dueForPlan(planName, dueFor),
          },
          { id: 'other', name: copy.OTHER },
        ]}
        value={draft.choice}
        error={isOther ? null : message}
        onChoose={(id) => payment.send({ type: 'amount.choose', choice: id === 'other' ? 'other' : 'due' })}
      />
      {isOther && (
        <MoneyField
          {...amount}
          label={method === null ? copy.OTHER_AMOUNT : copy.AMOUNT}
          hint={copy.upTo(dueCents)}
          error={message}
          align="start"
          required
        />
      )}
      <MethodSelect
        accounts={accounts}
        memberId={memberId}
        today={today}
        value={draft.accountId}
        isMissing={lacksAccount}
        onChoose={(id) => payment.send({ type: 'account.choose', id })}
      />
      <OfficeDetails payment={payment} />
      <div className="payment-methods">
        {(['card', 'bank'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="quiet"
            icon={<Icon of={Plus} />}
            onClick={() => newCard.send({ type: 'account.add', kind })}
          >
            {kind === 'card' ? copy.ADD_CARD : copy.ADD_BANK_ACCOUNT}
          </Button>
        ))}
        {accounts.length === 0 ? (
          <OfficeMethods isQuiet onChoose={(id) => payment.send({ type: 'account.choose', id })} />
        ) : (
          <Link className="payment-link" href={PAGES.managePayments.path}>
            {copy.TO_METHODS}
          </Link>
        )}
      </div>
    </Form>
  );
}

function OfficeDetails({ payment }: Pick<TakePaymentProps, 'payment'>) {
  const method = useSelector(payment, selectOfficeMethod);
  const message = useSelector(payment, selectCheckNumberMessage);
  const checkNumber = useField(payment, 'checkNumber');
  const note = useField(payment, 'note');
  if (method === null) return null;
  return <OfficeFields method={method} checkNumber={checkNumber} checkNumberMessage={message} note={note} />;
}
