import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { diskReserve } from './disk-reserve.ts';
import { openFolder, peerOf } from './pglite.ts';
import { readOnlyWhenFull } from './read-only-when-full.ts';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages.ts';

const RESERVE_FILE = '.reserve';

/** PGlite runs in this thread, so that a heavy query does not block the server. */
async function serve(): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('This file runs as a worker thread.');
  const { dataFolder, template }: WorkerData = workerData;
  const reserve = diskReserve(path.join(dataFolder, RESERVE_FILE));
  const database = await openFolder(dataFolder, template, reserve);
  const peer = readOnlyWhenFull(peerOf(database), (statement) => database.exec(statement), reserve);
  const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer);

  let turn = Promise.resolve();
  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work);
  };

  port.on('message', (message: ToWorker) => {
    inTurn(async () => {
      if (message.kind === 'close') {
        await database.close();
        port.close();
        return;
      }
      const answer = message.kind === 'reset' ? await peer.reset() : await peer.exchange(message.bytes);
      const bytes = answer ?? new Uint8Array();
      send({ id: message.id, bytes }, [bytes.buffer as ArrayBuffer]);
    });
  });
  send({ id: 0, bytes: new Uint8Array() });
}

await serve();
