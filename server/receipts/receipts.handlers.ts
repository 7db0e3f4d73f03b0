import type { Handlers } from '../http/call.ts';
import type { Services } from '../services.ts';
import { describeReceipt, receiptAddress, settledOf } from './receipt-file.ts';

type Receipts = Pick<Handlers, 'getTransactionReceipt' | 'getReceiptAddress'>;

export const receipts = ({ transactions, receipts: pdfOf, tokens }: Services): Receipts => ({
  async getTransactionReceipt({ params, reply }) {
    const settled = await settledOf(transactions, params);
    describeReceipt(reply, settled);
    return pdfOf(settled);
  },

  async getReceiptAddress({ params, access: { userId, sessionId } }) {
    const settled = await settledOf(transactions, params);
    const { practiceId, memberId } = params;
    const receipt = { practiceId, memberId, transactionId: String(settled.id) };
    return {
      address: receiptAddress(settled),
      token: await tokens.makeReceipt({ ...receipt, userId, sessionId }),
    };
  },
});
