import { runAll } from './run-all.ts';

/**
 * The transaction has to know, because its account may be removed. If it already was, the payments that the job took for
 * a plan that the practice pays count, with their reversals.
 */
const STATEMENTS = [
  'alter table transactions add column paid_by_practice boolean not null default false',
  `update transactions set paid_by_practice = true
    from payment_accounts accounts
    where accounts.id = payment_account_id and accounts.patient_id is null`,
  `update transactions set paid_by_practice = true
    from transactions charges join plans on plans.id = charges.plan_id
    where charges.id = coalesce(transactions.referenced_transaction_id, transactions.id)
      and charges.payment_account_id is null and plans.paid_by_practice
      and charges.idempotency_key like 'auto-renewal:%'`,
];

export const paymentsOfPractices = runAll(STATEMENTS);
