/** The data cannot be read. Its message is one line for a person. */
export class DamagedDatabaseError extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(
      `The database is damaged (${what}): restore a backup as docs/how-to/run-in-production.md describes.`,
      options,
    );
    this.name = 'DamagedDatabaseError';
  }
}

/** SQLSTATE of damaged data, of a damaged index, and of a file that is gone. */
const DAMAGED = new Set(['XX001', 'XX002', '58P01']);

/** @returns the same error as one for a person, where the database reports damaged data */
export function explainDamage(error: unknown): DamagedDatabaseError | undefined {
  if (error instanceof DamagedDatabaseError) return error;
  const isDamage = error instanceof Error && 'code' in error && DAMAGED.has(String(error.code));
  return isDamage ? new DamagedDatabaseError(error.message, { cause: error }) : undefined;
}
