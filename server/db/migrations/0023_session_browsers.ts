import { runAll } from './run-all.ts';

const STATEMENTS = [
  // As in "Chrome on Windows". Empty for sessions of earlier versions.
  "alter table sessions add column browser text not null default ''",
];

export const sessionBrowsers = runAll(STATEMENTS);
