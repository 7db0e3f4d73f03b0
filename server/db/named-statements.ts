import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/** Marks a statement whose best plan depends on its values, such as a substring. */
export const PLANNED_EACH_TIME = '/* planned each time */';

const READS_OR_WRITES_ROWS = /^\s*(select|with|insert|update|delete)\b/i;
const MOST_NAMES = 300;

const isKept = (text: string): boolean =>
  READS_OR_WRITES_ROWS.test(text) && !text.includes(PLANNED_EACH_TIME);

/** Names statements, so that each connection parses them once. Beyond a limit, statements stay unnamed. */
export function withNamedStatements(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMES || !isKept(text)) return known;
    const name = `statement-${names.size}`;
    names.set(text, name);
    return name;
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    const known = clients.get(client);
    if (known) return known;
    const wrapped = new NamingClient(client, nameOf);
    clients.set(client, wrapped);
    return wrapped;
  }

  return { connect: async () => wrap(await pool.connect()), end: () => pool.end() };
}

class NamingClient implements PostgresPoolClient {
  readonly #client: pg.PoolClient;
  readonly #nameOf: (text: string) => string | undefined;

  constructor(client: pg.PoolClient, nameOf: (text: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  query<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query<R>(
    text: string | PostgresCursor<R>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof text !== 'string') throw new Error('Cursors need a connection of their own.');
    return this.#run<R>(text, values);
  }

  release(): void {
    this.#client.release();
  }

  async #run<R>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<R>> {
    const name = this.#nameOf(text);
    const result = await this.#client.query({ text, values: [...values], ...(name && { name }) });
    const command = result.command as PostgresQueryResult<R>['command'];
    return { command, rowCount: result.rowCount ?? 0, rows: result.rows };
  }
}
