import { runAll } from './run-all.ts';

const INDEXES = [
  'by_past_due',
  'by_plan_type',
  'by_status',
  'by_plan_name',
  'without_card',
  'by_card_to_replace',
];

/** Gives the table and its column the product's names. */
const STATEMENTS = [
  'alter table patient_standings rename to patient_statuses',
  'alter table patient_statuses rename column standing to plan_status',
  ...INDEXES.map((name) => `alter index patient_standings_${name} rename to patient_statuses_${name}`),
  `do $$
  declare
    definition text;
  begin
    for definition in select pg_get_functiondef(oid) from pg_proc where prosrc like '%patient_standings%' loop
      execute replace(definition, 'patient_standings', 'patient_statuses');
    end loop;
  end $$`,
];

export const planStatus = runAll(STATEMENTS);
