import { runAll } from './run-all.ts';

/** An invitation works longer than a link that a user requested. */
const STATEMENTS = ['alter table password_resets add column is_invitation boolean not null default false'];

export const staffInvitations = runAll(STATEMENTS);
