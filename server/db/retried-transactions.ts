import { Kysely, type TransactionBuilder } from 'kysely';
import { codeOf } from '../error-code.ts';

const MOST_ATTEMPTS = 3;
/** Serialization failure and deadlock: PostgreSQL has rolled back the transaction because of another one. */
const ROLLED_BACK = new Set(['40001', '40P01']);

/**
 * Retries transactions that other transactions prevent, so that no caller needs to. Work in `transaction().execute`
 * therefore changes only the database. A transaction with an isolation level or an access mode is not retried.
 */
export class RetryingKysely<DB> extends Kysely<DB> {
  override transaction(): TransactionBuilder<DB> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = (work) => retried(() => execute(work));
    return builder;
  }
}

async function retried<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === MOST_ATTEMPTS || !ROLLED_BACK.has(codeOf(error))) throw error;
    }
  }
}
