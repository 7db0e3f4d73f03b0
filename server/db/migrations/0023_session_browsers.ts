import { runAll } from './run-all.ts';

const STATEMENTS = [
  // For example "Chrome on Windows". Empty for sessions of older versions.
  "alter table sessions add column browser text not null default ''",
];

export const sessionBrowsers = runAll(STATEMENTS);
