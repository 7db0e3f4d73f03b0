import { runAll } from './run-all.ts';

/**
 * Finds patients by the last digits of a phone number or an id, by a name in any spacing and punctuation, and by a
 * name with one typo: two names are similar if they are equal after removing at most one letter from each.
 */
const STATEMENTS = [
  `create function name_letters(text) returns text language sql immutable strict parallel safe
    return translate($1, ' .,;:"()/_\`´', '')`,
  `create index patients_by_letters_of_last_name on patients
    (practice_id, (name_letters(last_key)), (name_letters(first_key)), id)`,
  `create index patients_by_letters_of_first_name on patients
    (practice_id, (name_letters(first_key)), (name_letters(last_key)), id)`,

  // The practice is a part of each entry, so that names of other practices cost nothing. Entries of one letter would
  // make all short names alike. Not parallel safe, because the search mostly skips this part, and workers would start.
  `create function name_spellings(practice_id bigint, name text) returns text[]
    language sql immutable strict parallel restricted
    return (
      select array_agg(practice_id::text || ' ' || overlay(letters placing '' from place for 1))
      from (select left(name_letters(name), 25) as letters) shortened,
        generate_series(case when length(letters) > 2 then 1 else length(letters) + 1 end, length(letters) + 1) place
    )`,
  `create index patients_by_spelling on patients using gin
    (name_spellings(practice_id, last_key), name_spellings(practice_id, first_key))`,

  `create index patients_by_end_of_phone on patients
    (practice_id, (reverse(phone_key(phone)) collate "C"), id)`,
  'create index patients_by_end_of_member_id on patients (practice_id, (reverse(member_id)), id)',
  'create index patients_by_end_of_subscriber on patients (practice_id, (reverse(subscriber_key)), id)',

  // Statistics of the indexed expressions.
  'analyze patients',
];

export const patientSearch = runAll(STATEMENTS);
