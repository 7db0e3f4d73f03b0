import { runAll } from './run-all.ts';

/** When two administrators change the same person, the second one sees whose change was stored. */
export const staffVersions = runAll(['alter table users add column version integer not null default 1']);
