import { useSelector } from '@xstate/react';
import { CreditCard, Plus } from 'lucide';
import type { ReactNode } from 'react';
import { accountInSentence } from '#domain/payment/account-in-sentence.ts';
import { accountWords, isChargeable, type PaymentAccount } from '#domain/payment/payment-account.ts';
import type { Plan } from '#domain/plan/plan.ts';
import {
  type PaymentAccountsRef,
  selectAccounts,
  selectAccountsFailure,
  selectAccountsPhase,
  selectIsBusy,
} from '#machines/payment-accounts/payment-accounts.selectors.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { NotLoaded } from '#widgets/shared/NotLoaded.tsx';
import { AccountTable } from '#widgets/shared/payment-accounts/AccountTable.tsx';
import { AddAccountDialog, type AttachFrame } from '#widgets/shared/payment-accounts/AddAccountDialog.tsx';
import * as copy from '#widgets/shared/payment-accounts/copy.ts';
import { RemoveAccountDialog } from '#widgets/shared/payment-accounts/RemoveAccountDialog.tsx';
import { useAccountsRefusal } from '#widgets/shared/payment-accounts/use-accounts-refusal.ts';
import { TextToPay } from '../overview/TextToPay.tsx';
import { AccountActions } from './AccountActions.tsx';
import { EditAccountDialog } from './EditAccountDialog.tsx';
import './ManagePaymentsScreen.css';
import '#widgets/shared/pages.css';

export interface ManagePaymentsProps {
  accounts: PaymentAccountsRef;
  /** The plan, if another member is its subscriber. */
  heldElsewhere: Plan | null;
  /** The practice pays for the renewal. */
  practicePays: boolean;
  email: string;
  today: string;
  /** Null without auto-renewal. */
  renewsOn: string | null;
  attach: AttachFrame;
}

export function ManagePaymentsScreen({
  accounts,
  heldElsewhere,
  practicePays,
  email,
  today,
  renewsOn,
  attach,
}: ManagePaymentsProps) {
  const known = useSelector(accounts, selectAccounts);
  const phase = useSelector(accounts, selectAccountsPhase);
  const hasRows = (known?.length ?? 0) > 0;
  const chargesPatient = heldElsewhere === null && !practicePays;
  const lacksRenewal = chargesPatient && hasRows && !known?.some(({ isAutoRenewal }) => isAutoRenewal);
  const usable = known?.find((account) => isChargeable(account, today));
  const isFailed = phase === 'failed';
  const refusal = useAccountsRefusal(accounts);
  const add = (
    <>
      <Button
        variant={isFailed ? 'secondary' : 'primary'}
        refusal={refusal}
        icon={<Icon of={Plus} />}
        onClick={() => accounts.send({ type: 'account.add', kind: 'card' })}
      >
        {copy.ADD_CARD}
      </Button>
      <Button
        refusal={refusal}
        icon={<Icon of={Plus} />}
        onClick={() => accounts.send({ type: 'account.add', kind: 'bank' })}
      >
        {copy.ADD_BANK_ACCOUNT}
      </Button>
    </>
  );
  return (
    <div className="payment-accounts page-stack">
      <header className="payment-accounts-head">
        <h2 className="payment-accounts-title">{copy.METHODS}</h2>
        <div className="page-actions">
          <TextToPay email={email} quiet />
          {(hasRows || isFailed) && add}
        </div>
      </header>
      {heldElsewhere !== null && <Banner>{copy.heldByAnother(heldElsewhere)}</Banner>}
      {lacksRenewal && (
        <Banner
          tone={renewsOn === null ? 'info' : 'warning'}
          action={usable && <UseForRenewal accounts={accounts} account={usable} />}
        >
          {copy.NOT_FOR_RENEWAL}
        </Banner>
      )}
      <AccountTable
        accounts={accounts}
        today={today}
        renewsOn={renewsOn}
        actions={(account) => <AccountActions accounts={accounts} account={account} />}
        instead={<Instead accounts={accounts} add={add} />}
      />
      <AddAccountDialog accounts={accounts} attach={attach} />
      <EditAccountDialog accounts={accounts} />
      <RemoveAccountDialog accounts={accounts} />
    </div>
  );
}

function UseForRenewal({ accounts, account }: { accounts: PaymentAccountsRef; account: PaymentAccount }) {
  return (
    <Button
      size="small"
      loading={useSelector(accounts, selectIsBusy)}
      refusal={useAccountsRefusal(accounts)}
      onClick={() => accounts.send({ type: 'account.prefer', id: account.id })}
    >
      {copy.useForRenewal(accountInSentence(accountWords(account)))}
    </Button>
  );
}

function Instead({ accounts, add }: { accounts: PaymentAccountsRef; add: ReactNode }) {
  const phase = useSelector(accounts, selectAccountsPhase);
  const failure = useSelector(accounts, selectAccountsFailure);
  if (phase !== 'failed')
    return (
      <EmptyState icon={CreditCard} title={copy.NO_METHODS} action={add}>
        {copy.NO_METHODS_ADVICE}
      </EmptyState>
    );
  return (
    <NotLoaded
      title={copy.NOT_LOADED}
      failure={failure}
      onRetry={() => accounts.send({ type: 'accounts.retry' })}
    />
  );
}
