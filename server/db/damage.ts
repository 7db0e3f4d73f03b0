import { codeOf } from '../error-code.ts';
export class DamagedDatabaseError extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(
      `The database is damaged (${what}): restore a backup as docs/how-to/run-in-production.md describes.`,
      options,
    );
    this.name = 'DamagedDatabaseError';
  }
}

const DAMAGED = new Set(['XX001', 'XX002', '58P01']);

export function explainDamage(error: unknown): DamagedDatabaseError | undefined {
  if (error instanceof DamagedDatabaseError) return error;
  const isDamage = error instanceof Error && DAMAGED.has(codeOf(error));
  return isDamage ? new DamagedDatabaseError(error.message, { cause: error }) : undefined;
}
