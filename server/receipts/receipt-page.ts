import type { FastifyInstance } from 'fastify';
import { RECEIPT_COOKIE, RECEIPTS_PATH } from '#domain/navigation/server-paths.ts';
import { cookieIn } from '#domain/session/cookies.ts';
import type { ReadReceipt } from '../auth/tokens.ts';
import type { CallLimits } from '../http/call-limits.ts';
import { formPage, sendFormPage, serveFormPages } from '../http/form-pages.ts';
import type { Services } from '../services.ts';
import { describeReceipt, settledOf } from './receipt-file.ts';

const GONE = 410;

const CLOSED_HTML = formPage({
  title: 'Open the receipt again',
  icon: 'link',
  says: [
    'A receipt stays open for an hour, or until your session ends. To see it again, go to the patient’s transactions in Bridgework and choose Open receipt.',
  ],
});

interface Route {
  Params: { transactionId: string };
}

/**
 * Receipts in a tab of their own, at an address that ends in the file's name, so that browsers save the receipt under
 * this name. A tab can't send the bearer token: the receipt's token is in a cookie that is sent to its address only.
 */
export function serveReceipts(
  app: FastifyInstance,
  {
    sessions,
    transactions,
    receipts,
    callLimits,
  }: Pick<Services, 'sessions' | 'transactions' | 'receipts'> & { callLimits: CallLimits },
): void {
  async function mayRead(receipt: ReadReceipt): Promise<boolean> {
    const caller = await sessions.open(receipt, { practiceId: receipt.practiceId }, { byUser: false });
    return caller?.linked === true;
  }

  serveFormPages(app, callLimits, (pages) => {
    pages.get<Route>(`${RECEIPTS_PATH}/:transactionId/:fileName`, async (request, reply) => {
      const { params, headers } = request;
      const receipt = await sessions.readReceipt(cookieIn(headers.cookie, RECEIPT_COOKIE) ?? '');
      if (receipt?.transactionId !== params.transactionId || !(await mayRead(receipt)))
        return sendFormPage(reply.code(GONE), CLOSED_HTML);
      const { userId, practiceId, memberId } = receipt;
      request.auditedPage = {
        operation: 'getTransactionReceipt',
        userId,
        params: { practiceId, memberId },
      };
      const settled = await settledOf(transactions, receipt);
      return describeReceipt(reply, settled).send(await receipts(settled));
    });
  });
}
