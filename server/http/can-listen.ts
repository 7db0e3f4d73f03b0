import { once } from 'node:events';
import { createServer } from 'node:net';

export class ListenError extends Error {}

export function listenFailed(cause: unknown): never {
  throw new ListenError('The server could not listen.', { cause });
}

/** Checks the address before the database is filled, which takes longer. @throws ListenError */
export async function assertCanListen({ port, host }: { port: number; host: string }): Promise<void> {
  const trial = createServer();
  trial.listen(port, host);
  await once(trial, 'listening').catch(listenFailed);
  trial.close();
  await once(trial, 'close');
}
