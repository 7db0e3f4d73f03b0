import { runAll } from './run-all.ts';

/**
 * Adds the people that a level covers and the states where a plan is sold. An empty list means every state. Existing
 * levels are, in order, for one person, for two, and for a family.
 */
const STATEMENTS = [
  `alter table coverage_levels
    add column people smallint not null default 1 check (people between 1 and 20),
    add column adults smallint not null default 1 check (adults between 1 and 20),
    add column dependent_age_limit smallint not null default 26 check (dependent_age_limit between 1 and 130)`,
  `update coverage_levels set
    people = case position when 0 then 1 when 1 then 2 else 8 end,
    adults = case position when 0 then 1 else 2 end`,
  `alter table offered_plans
    add column structure text not null default 'plans-market-place',
    add column sold_in_states text not null default ''`,
];

export const households = runAll(STATEMENTS);
