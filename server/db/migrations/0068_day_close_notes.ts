import { runAll } from './run-all.ts';

const STATEMENTS = [
  // Why the drawer was over or short; empty without a note.
  "alter table day_closes add column note text not null default ''",
];

export const dayCloseNotes = runAll(STATEMENTS);
