import type { Db } from './open.ts';

/** One statement that changes something, as a transaction: what goes with every commit, the audit, goes with it too. */
export const changing = <Result>(db: Db, statement: (on: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(statement);
