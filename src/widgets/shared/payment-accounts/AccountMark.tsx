import { CreditCard, Landmark } from 'lucide';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import './AccountMark.css';

/** By `cardType`. */
const SHORT_NAMES: Readonly<Record<number, string>> = { 1: 'Visa', 2: 'MC', 3: 'Amex', 4: 'Disc' };

/** A small card with the brand's short name in our own type. The words beside it name the account. */
export function AccountMark({ account: { accountType, cardType } }: { account: PaymentAccount }) {
  const isBank = accountType === 'Bank Transfer';
  return (
    <span className="account-mark" aria-hidden="true" data-brand={isBank ? undefined : SHORT_NAMES[cardType]}>
      {isBank && <Icon of={Landmark} />}
      {!isBank && SHORT_NAMES[cardType] === undefined && <Icon of={CreditCard} />}
    </span>
  );
}
