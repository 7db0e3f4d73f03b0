import type { Clock } from '../clock.ts';
import type { Db } from '../db/open.ts';
import type { SalesTaxByState } from '../plans/price.ts';
import { receiptsWithLogo } from '../receipts/receipt-file.ts';
import { newPatientsRepository } from '../sales/new-patients.queries.ts';
import { offersRepository } from '../sales/offers.queries.ts';
import { saleQuotesRepository } from '../sales/sale-quotes.queries.ts';
import { salesRepository } from '../sales/sales.queries.ts';
import { type SaleWork, sellPlanWith } from '../sales/sell-plan.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { GatewayName } from './gateway/names.ts';
import { noGateway } from './gateway/no-gateway.ts';
import { sandboxGateway } from './gateway/sandbox.ts';
import { officePaymentsRepository } from './office-payments.ts';
import { paymentAccountsRepository } from './payment-accounts.queries.ts';
import { paymentAttemptsRepository } from './payment-attempts.queries.ts';
import { paymentOutcomesRepository } from './payment-outcomes.queries.ts';
import { paymentSettlementsRepository } from './payment-settlements.queries.ts';
import { receiptPreferencesRepository } from './receipt-preferences.queries.ts';
import { settlePaymentWith } from './resolve-unknown-payments.ts';
import { reversalAttemptsRepository } from './reversal-attempts.queries.ts';
import { reversePaymentWith } from './reverse-payment.ts';
import { type PaymentWork, takePaymentWith } from './take-payment.ts';
import { transactionsRepository } from './transactions.queries.ts';

export const gatewayOf = (name: GatewayName, db: Db, clock: Clock): Gateway => GATEWAYS[name](db, clock);

const GATEWAYS: Record<GatewayName, (db: Db, clock: Clock) => Gateway> = {
  sandbox: sandboxGateway,
  none: () => noGateway,
};

export const paymentWork = (db: Db, clock: Clock, gateway: Gateway): PaymentWork => ({
  attempts: paymentAttemptsRepository(db, clock),
  settlements: paymentSettlementsRepository(db, clock),
  gateway,
});

export const saleWork = (db: Db, clock: Clock, gateway: Gateway, salesTax: SalesTaxByState): SaleWork => ({
  sales: salesRepository(db, clock, salesTax),
  gateway,
  clock,
});

export const moneyServices = (db: Db, clock: Clock, gateway: Gateway, salesTax: SalesTaxByState) => ({
  gateway,
  accounts: paymentAccountsRepository(db, clock),
  transactions: transactionsRepository(db, clock),
  receiptPreferences: receiptPreferencesRepository(db),
  receipts: receiptsWithLogo(db),
  paymentOutcomes: paymentOutcomesRepository(db),
  officePayments: officePaymentsRepository(db, clock),
  takePayment: takePaymentWith(paymentWork(db, clock, gateway)),
  settlePayment: settlePaymentWith(paymentWork(db, clock, gateway), clock),
  newPatients: newPatientsRepository(db, clock),
  offers: offersRepository(db, clock),
  saleQuotes: saleQuotesRepository(db, clock, salesTax),
  sellPlan: sellPlanWith(saleWork(db, clock, gateway, salesTax)),
  reversePayment: reversePaymentWith(paymentWork(db, clock, gateway), reversalAttemptsRepository(db, clock)),
});
