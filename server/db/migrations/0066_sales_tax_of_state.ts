import { runAll } from './run-all.ts';

/** A practice has its own rate or its state's rate. */
const STATEMENTS = [
  `alter table practices alter column sales_tax_hundredths drop not null,
    alter column sales_tax_hundredths drop default`,
  'update practices set sales_tax_hundredths = null where sales_tax_hundredths = 0',
];

export const salesTaxOfState = runAll(STATEMENTS);
