import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';

/** Runs right before each commit, in the same transaction. */
export const beforeCommit = new AsyncLocalStorage<(connection: DatabaseConnection) => Promise<void>>();

export class AccompaniedDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new AccompaniedDriver(this.#config);
  }
}

class AccompaniedDriver extends PostgresDriver {
  override async commitTransaction(
    ...[connection]: Parameters<PostgresDriver['commitTransaction']>
  ): Promise<void> {
    await beforeCommit.getStore()?.(connection);
    await super.commitTransaction(connection);
  }
}
