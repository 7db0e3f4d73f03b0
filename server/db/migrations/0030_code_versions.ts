import { runAll } from './run-all.ts';

const STATEMENTS = ['alter table procedure_codes add column version integer not null default 1'];

/** An edit names the version that it read, so that it never overwrites another user's change. */
export const codeVersions = runAll(STATEMENTS);
