import { runAll } from './run-all.ts';

/** Finds patients by the first digits of their phone number in any format. 1 is the country code. */
const STATEMENTS = [
  `create function phone_key(text) returns text language sql immutable strict parallel safe
    return regexp_replace(regexp_replace($1, '\\D', '', 'g'), '^1(?=\\d{10}$)', '')`,
  `create index patients_by_phone on patients (practice_id, (phone_key(phone) collate "C"), id)`,
];

export const phoneSearch = runAll(STATEMENTS);
