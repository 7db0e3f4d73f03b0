import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
} from 'kysely';

/** What is written with every transaction of a piece of work, right before it commits: both hold, or neither. */
export const beforeCommit = new AsyncLocalStorage<(connection: DatabaseConnection) => Promise<void>>();

/** PostgreSQL's dialect, whose transactions take along what `beforeCommit` names. */
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
