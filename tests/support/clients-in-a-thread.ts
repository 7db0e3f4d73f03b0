import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Runs in a thread: opens the requested connections, sends on all of them, and posts what came back. */
const CLIENTS = `
const { once } = require('node:events');
const { connect } = require('node:net');
const { parentPort, workerData } = require('node:worker_threads');
const sent = new Int32Array(workerData.sent);
const sockets = [];
const REQUEST = 'GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n';

async function open(count) {
  const opened = Array.from({ length: count }, () => connect(workerData.port, '127.0.0.1'));
  for (const socket of opened) socket.on('error', () => undefined);
  await Promise.all(opened.map((socket) => once(socket, 'connect')));
  sockets.push(...opened);
  return opened;
}
const send = (some) => Promise.all(some.map((socket) => new Promise((done) => socket.write(REQUEST, done))));

async function run() {
  const used = await open(workerData.count);
  await send(used);
  await Promise.all(used.map((socket) => once(socket, 'data')));
  await open(workerData.count);
  parentPort.postMessage('open');
  await once(parentPort, 'message');
  await open(workerData.count);
  const received = sockets.map((socket) => {
    let text = '';
    socket.on('data', (chunk) => { text += chunk; });
    return new Promise((done) => socket.once('close', () => done(text)));
  });
  await send(sockets);
  Atomics.store(sent, 0, 1);
  Atomics.notify(sent, 0);
  parentPort.postMessage(await Promise.all(received));
}
run();
`;

/**
 * Clients of a server in this thread, `count` of each kind: on a connection that was used before, on one that is open
 * and unused, and on one that the server has not accepted. `send` blocks this thread until all requests have arrived.
 */
export async function clientsInAThread(port: number, count: number) {
  const sent = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const worker = new Worker(CLIENTS, { eval: true, workerData: { port, count, sent } });
  await once(worker, 'message');
  return {
    send(): void {
      worker.postMessage('send');
      Atomics.wait(new Int32Array(sent), 0, 0);
    },
    /** What each client received until its connection was closed. */
    async responses(): Promise<readonly string[]> {
      const [received] = await once(worker, 'message');
      return received;
    },
  };
}
