import { codeOf } from '../error-code.ts';
import { explainDatabase } from '../start-problem.ts';

/** One line, or one more for each different cause of several failures. */
export function explainFailure(error: unknown): string {
  // Node.js reports a refused connection to several addresses as an AggregateError without a message.
  if (error instanceof AggregateError && error.message !== '') {
    const causes = new Set(error.errors.map((cause) => `  ${explainFailure(cause)}`));
    return [error.message, ...causes].join('\n');
  }
  const message = error instanceof Error ? error.message : String(error);
  // The full disk can be that of the command's file.
  return codeOf(error) === 'ENOSPC' ? message : (explainDatabase(error) ?? message);
}
