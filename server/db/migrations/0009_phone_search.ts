import { runAll } from './run-all.ts';

/** Patients are found by the first digits of their phone number, however it is written; 1 is the country's code. */
const STATEMENTS = [
  `create function phone_key(text) returns text language sql immutable strict parallel safe
    return regexp_replace(regexp_replace($1, '\\D', '', 'g'), '^1(?=\\d{10}$)', '')`,
  `create index patients_by_phone on patients (practice_id, (phone_key(phone) collate "C"), id)`,
];

export const phoneSearch = runAll(STATEMENTS);
