import { runAll } from './run-all.ts';

/** A patient is found by the last word of a last name of several words: "Iyer" finds "Vega Iyer". */
const STATEMENTS = [
  // Null for a name of one word. Without `case`, which would keep PostgreSQL from expanding the function.
  `create function last_word(name_key text) returns text language sql immutable strict parallel safe
    return name_letters(substring(name_key from ' ([^ ]+)$'))`,
  `create index patients_by_last_word_of_last_name on patients
    (practice_id, (last_word(last_key)), (name_letters(first_key)), id) where last_key like '% %'`,

  // Statistics of the indexed expression.
  'analyze patients',
];

export const lastWordOfLastName = runAll(STATEMENTS);
