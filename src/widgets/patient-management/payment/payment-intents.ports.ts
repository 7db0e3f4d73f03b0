import { isNumber, isRecordOf, isText } from '#api/shape.ts';
import type { PaymentIntent } from '#domain/payment/payment.ts';

interface IntentPlace {
  userId: string;
  memberId: string;
  planId: string;
}

/** A payment that was confirmed and whose outcome is unknown, across reloads, tabs and sign-ins of one user. */
export interface PaymentIntents {
  recall(): PaymentIntent | null;
  /** Stores the intent, or returns the one that is stored already. Only one at a time across tabs. */
  claim(wanted: PaymentIntent): Promise<PaymentIntent>;
  forget(key: string): void;
}

const isIntent = isRecordOf<PaymentIntent>({
  key: isText,
  accountId: isText,
  amountCents: isNumber,
  decidedAt: isNumber,
});

/** Ids and an amount: no patient name and no digit of a card. */
const itemOf = ({ userId, memberId, planId }: IntentPlace): string =>
  `payment.${userId}.${memberId}.${planId}`;

export function createPaymentIntents(
  page: Pick<Window, 'localStorage' | 'navigator'>,
  place: IntentPlace,
): PaymentIntents {
  const item = itemOf(place);

  /** Anything may be in storage; an invalid intent counts as none. */
  function recall(): PaymentIntent | null {
    try {
      const kept: unknown = JSON.parse(page.localStorage.getItem(item) ?? 'null');
      return isIntent(kept) ? kept : null;
    } catch {
      return null;
    }
  }

  return {
    recall,

    claim: (wanted) =>
      page.navigator.locks.request(item, async () => {
        const kept = recall();
        if (kept !== null) return kept;
        page.localStorage.setItem(item, JSON.stringify(wanted));
        return wanted;
      }),

    forget(key) {
      if (recall()?.key === key) page.localStorage.removeItem(item);
    },
  };
}
