import { runAll } from './run-all.ts';

/** Two administrators who change the same person see whose change stands. */
export const staffVersions = runAll(['alter table users add column version integer not null default 1']);
