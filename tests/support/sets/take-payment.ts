import type { ErrorCode } from '#domain/failure/error-codes.ts';
import type { PaymentIntent } from '#domain/payment/payment.ts';
import { VISA } from '#tests/machines/payment-accounts.model.ts';
import { INTENT } from '#tests/machines/take-payment.model.ts';
import { BUSY, type Desk } from '#tests/support/desk.ts';
import { acceptItems, refuseItems } from '#tests/support/full-storage.ts';
import { holdLock, letGoOfLock } from '#tests/support/held-lock.ts';
import type { PageAdapter } from '#tests/support/pages/page-adapter.ts';
import type { Kept, TakePaymentSet } from '#tests/support/pages/take-payment.ts';
import { tellDebtor } from './patient-head.ts';

const ACCOUNTS = '/payment-accounts';
const PAY = '/take-payment';
const RECEIPT = '/transaction/70001/get';
const LONG_AGO = -3_600_000;
const TAKEN = { transactionId: '70001', receiptUrl: '/api/receipt' };
const refused = (status: number, code: ErrorCode, message: string) => ({
  status,
  reason: 'Refused',
  code,
  message,
});
const listed = (...results: object[]) => ({ info: { records: results.length, pages: 1 }, results });

const BEGUN: Record<Kept, PaymentIntent | null> = {
  nothing: null,
  'one of just now': INTENT,
  'an old one': { ...INTENT, decidedAt: LONG_AGO },
};

/** Runs in the page. */
function keepItem([name, text]: readonly [name: string, text: string | null]): void {
  if (text === null) localStorage.removeItem(name);
  else localStorage.setItem(name, text);
}

/** What a browser keeps of a payment that was begun, in its storage and under its lock. */
function keptBy({ inPage }: PageAdapter, item: string) {
  return {
    keep: (kept: PaymentIntent | null) => inPage(keepItem, [item, kept && JSON.stringify(kept)] as const),
    lock: async () => void (await inPage(holdLock, item)),
    letGo: () => inPage(letGoOfLock, null),
    fill: () => inPage(refuseItems, 'local'),
    makeRoom: () => inPage(acceptItems, null),
  };
}

/** One patient; the server answers on command, and so does what the browser keeps. */
export async function takePaymentSet(adapter: PageAdapter, desk: Desk): Promise<TakePaymentSet> {
  const answer = await desk.hold(ACCOUNTS, PAY, RECEIPT);
  const { keep, lock, letGo, fill, makeRoom } = keptBy(adapter, `payment.${desk.userId}.10000001.20001`);
  await tellDebtor(desk);
  return {
    open: () => desk.open('/payment'),
    async keep(kept) {
      await makeRoom();
      await keep(BEGUN[kept]);
    },
    async holdClaims() {
      await makeRoom();
      await lock();
    },
    openReceipt: () => desk.opensTab(() => adapter.click('button', 'Open receipt')),
    answer: {
      'two accounts': () =>
        answer(ACCOUNTS, 200, listed({ ...VISA, id: '302', expirationDate: '10/26' }, VISA)),
      'no account': () => answer(ACCOUNTS, 200, listed()),
      'accounts: server down': () => answer(ACCOUNTS, 503, BUSY),
      own: letGo,
      async 'of another tab'() {
        await keep({ ...INTENT, key: 'key-2' });
        await letGo();
      },
      async 'not kept'() {
        await fill();
        await letGo();
      },
      approved: () => answer(PAY, 200, TAKEN),
      pending: () => answer(PAY, 202, TAKEN),
      declined: () =>
        answer(
          PAY,
          422,
          refused(422, 'cardDeclined', 'The card was declined: insufficient funds. Try another card.'),
        ),
      'another pending': () =>
        answer(
          PAY,
          409,
          refused(
            409,
            'paymentPending',
            'A payment on this plan is still processing. Try again when it has finished.',
          ),
        ),
      lost: () => answer(PAY, 503, BUSY),
      receipt: () => answer(RECEIPT, 200, {}),
      'no receipt': () => answer(RECEIPT, 503, BUSY),
    },
  };
}
