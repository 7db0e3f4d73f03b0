import { runAll } from './run-all.ts';

/** The reversed charge of a refused purchase has no plan. */
const STATEMENTS = [
  `alter table transactions
    alter column plan_id drop not null,
    add constraint transactions_plan check (plan_id is not null or payment_status = 'Refunded')`,
];

export const transactionsWithoutPlan = runAll(STATEMENTS);
