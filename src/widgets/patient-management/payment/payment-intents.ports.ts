import { isAbsentOr, isNumber, isRecordOf, isText } from '#api/shape.ts';
import type { PaymentIntent } from '#domain/payment/payment.ts';

interface IntentKey {
  userId: string;
  memberId: string;
  planId: string;
}

/** A confirmed payment with an unknown outcome, stored across reloads, tabs and sign-ins of one user. */
export interface PaymentIntents {
  recall(): PaymentIntent | null;
  /** Stores the intent, or returns the stored one. Only one at a time across tabs. */
  claim(wanted: PaymentIntent): Promise<PaymentIntent>;
  forget(key: string): void;
}

const isIntent = isRecordOf({
  key: isText,
  accountId: isText,
  amountCents: isNumber,
  checkNumber: isAbsentOr(isText),
  decidedAt: isNumber,
});

/** Ids, an amount and the number of a check, but no patient name, note or card digit. */
const itemOf = ({ userId, memberId, planId }: IntentKey): string => `payment.${userId}.${memberId}.${planId}`;

export function createPaymentIntents(
  page: Pick<Window, 'localStorage' | 'navigator'>,
  key: IntentKey,
): PaymentIntents {
  const item = itemOf(key);

  /** Storage can contain anything. An invalid intent counts as none. */
  function recall(): PaymentIntent | null {
    try {
      const stored: unknown = JSON.parse(page.localStorage.getItem(item) ?? 'null');
      if (!isIntent(stored)) return null;
      const { checkNumber, ...intent } = stored;
      return checkNumber ? { ...intent, checkNumber } : intent;
    } catch {
      return null;
    }
  }

  return {
    recall,

    claim: (wanted) =>
      page.navigator.locks.request(item, async () => {
        const stored = recall();
        if (stored !== null) return stored;
        page.localStorage.setItem(item, JSON.stringify({ ...wanted, note: undefined }));
        return wanted;
      }),

    forget(key) {
      if (recall()?.key === key) page.localStorage.removeItem(item);
    },
  };
}
