import { once } from 'node:events';
import { createServer } from 'node:net';

/** The server could not listen: `cause` is the system's error. */
export class ListenError extends Error {}

export function listenFailed(cause: unknown): never {
  throw new ListenError('The server could not listen.', { cause });
}

/**
 * Tries the address before a database is filled for it, which takes a while.
 * @throws ListenError
 */
export async function assertCanListen({ port, host }: { port: number; host: string }): Promise<void> {
  const trial = createServer();
  trial.listen(port, host);
  await once(trial, 'listening').catch(listenFailed);
  trial.close();
  await once(trial, 'close');
}
