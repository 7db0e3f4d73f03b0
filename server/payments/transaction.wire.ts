import type { components } from '#api/schema.d.ts';
import { percentOf } from '#domain/money/arithmetic.ts';
import { dollarsOf } from '#domain/money/money.ts';
import { officePaymentOnTheWire } from './office-payment.wire.ts';
import { paidWith } from './paid-with.ts';
import type { StoredTransaction, TransactionTotals } from './transactions.queries.ts';

type Wire = components['schemas'];

export const patientTransaction = (stored: StoredTransaction): Wire['PatientTransaction'] => ({
  id: String(stored.id),
  transactionId: String(stored.id),
  planName: stored.plan_name,
  paymentStatus: stored.payment_status,
  paymentType: stored.payment_type,
  lastFour: stored.last_four,
  ...officePaymentOnTheWire(stored),
  paidWith: paidWith({
    paymentType: stored.payment_type,
    lastFour: stored.last_four,
    cardType: stored.card_type,
    accountType: stored.account_type,
    officeMethod: stored.office_method,
    checkNumber: stored.check_number,
  }),
  billingDescriptor: stored.billing_descriptor,
  datePaid: stored.date_paid,
  dueDate: stored.due_date,
  charge: dollarsOf(stored.charge_cents),
  adminFeeCharge: dollarsOf(stored.admin_fee_charge_cents),
  adminFeeSalesTaxCharge: dollarsOf(stored.admin_fee_sales_tax_charge_cents),
  feeSalesTaxCharge: dollarsOf(stored.fee_sales_tax_charge_cents),
  refund: dollarsOf(stored.refund_cents),
  adminFeeRefund: dollarsOf(stored.admin_fee_refund_cents),
  adminFeeSalesTaxRefund: dollarsOf(stored.admin_fee_sales_tax_refund_cents),
  feeSalesTaxRefund: dollarsOf(stored.fee_sales_tax_refund_cents),
  salesTaxPercent: percentOf(stored.sales_tax_hundredths),
  referencedTransactionId:
    stored.referenced_transaction_id === null ? null : String(stored.referenced_transaction_id),
  voided: stored.voided,
  refundable: dollarsOf(stored.refundable_cents),
  voidable: stored.is_of_today && stored.refundable_cents === stored.charge_cents && stored.charge_cents > 0,
  ...(stored.reason !== null && { reason: stored.reason }),
  ...(stored.failure_reason !== null && {
    failure: { triedOn: stored.tried_on, reason: stored.failure_reason },
  }),
});

export const practiceTransaction = (stored: StoredTransaction): Wire['PracticeTransaction'] => ({
  ...patientTransaction(stored),
  member: { memberId: stored.member_id, firstName: stored.first_name, lastName: stored.last_name },
  memberName: `${stored.first_name} ${stored.last_name}`,
  practiceId: String(stored.practice_id),
  userName: stored.taken_by_name ?? '',
  userFullName: stored.taken_by_full_name ?? '',
  soldByMember: stored.sold_by_name ?? '',
});

export const totalsOnTheWire = (totals: TransactionTotals): Wire['TransactionTotals'] => ({
  paid: dollarsOf(totals.paidCents),
  refunded: dollarsOf(totals.refundedCents),
  voided: dollarsOf(totals.voidedCents),
  pending: dollarsOf(totals.pendingCents),
});
