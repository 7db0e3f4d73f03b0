import { isNumber, isRecordOf, isText } from '#api/shape.ts';
import type { PaymentIntent } from '#domain/payment/payment.ts';

/** Whose payment, on which plan. */
interface IntentPlace {
  userId: string;
  memberId: string;
  planId: string;
}

/** What was decided to be paid and has not been seen to end, over reloads, tabs and sign-ins of one user. */
export interface PaymentIntents {
  recall(): PaymentIntent | null;
  /** Keeps this one, or answers the one that was kept before: one at a time, whatever tabs there are. */
  claim(wanted: PaymentIntent): Promise<PaymentIntent>;
  forget(key: string): void;
}

const isIntent = isRecordOf<PaymentIntent>({
  key: isText,
  accountId: isText,
  amountCents: isNumber,
  decidedAt: isNumber,
});

/** Ids and an amount: nothing that says who the patient is, and no digit of a card. */
const itemOf = ({ userId, memberId, planId }: IntentPlace): string =>
  `payment.${userId}.${memberId}.${planId}`;

export function createPaymentIntents(
  page: Pick<Window, 'localStorage' | 'navigator'>,
  place: IntentPlace,
): PaymentIntents {
  const item = itemOf(place);

  /** Anybody can write into storage: what is no intent is none. */
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
