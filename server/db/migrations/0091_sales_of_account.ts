import { runAll } from './run-all.ts';

/** The removal of a payment account finds its sales. */
const STATEMENTS = ['create index plan_sales_by_account on plan_sales (payment_account_id)'];

export const salesOfAccount = runAll(STATEMENTS);
