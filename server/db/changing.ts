import type { Db } from './open.ts';

/** Runs a single statement as a transaction, so that it gets its audit entry. */
export const changing = <Result>(db: Db, statement: (on: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(statement);
