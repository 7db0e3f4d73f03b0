import { runAll } from './run-all.ts';

/**
 * A range of last names reads the whole range of the index, whatever the first name. From name to name, only the
 * patients with the first name are read.
 */
const STATEMENTS = [
  // The last names of a practice that begin with a text. The planner would not join by the index for more rows.
  `create function last_names(practice bigint, beginning text) returns setof text language plpgsql stable rows 1 as $$
    declare
      first text collate "C" := name_key(beginning);
      past text collate "C" := first || chr(1114111);
      name text collate "C";
    begin
      select last_key into name from patients
        where practice_id = practice and last_key >= first and last_key < past order by last_key limit 1;
      while name is not null loop
        return next name;
        select last_key into name from patients
          where practice_id = practice and last_key > name and last_key < past order by last_key limit 1;
      end loop;
    end $$`,
];

export const lastNames = runAll(STATEMENTS);
