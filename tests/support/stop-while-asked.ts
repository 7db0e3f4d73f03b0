import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { getRequest } from './raw-connection.ts';
import type { ServerProcess } from './server-process.ts';

const FOLLOW = '/api/support/practice/1/follow-notifications';
const SIGN_IN = JSON.stringify({ username: 'frontdesk@bridgework.test', password: 'Bridge2026!' });
const SIGN_IN_REQUEST = [
  'POST /api/authenticate HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  `Content-Length: ${SIGN_IN.length}`,
  '',
  SIGN_IN,
].join('\r\n');

/**
 * Stops a server in the moment in which `count` live streams are opened and `count` users sign in, each on a connection
 * of its own. All bytes have been sent before the signal.
 */
export async function stopWhileAsked(server: ServerProcess, token: string, count: number) {
  const port = Number(new URL(server.url).port);
  const openAll = () => Promise.all(Array.from({ length: count }, () => open(port)));
  const [following, signingIn] = [await openAll(), await openAll()];
  const followed = following.map((socket) => exchange(socket, getRequest(FOLLOW, token)));
  const signedIn = signingIn.map((socket) => exchange(socket, SIGN_IN_REQUEST));
  await Promise.all([...followed, ...signedIn].map(({ sent }) => sent));
  server.process.kill('SIGTERM');
  const statuses = async (some: typeof followed) =>
    (await Promise.all(some.map(({ heard }) => heard))).map((text) => text.split('\r\n')[0] ?? '');
  return {
    followed: await statuses(followed),
    signedIn: await statuses(signedIn),
    code: await server.ended,
  };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

function exchange(socket: Socket, request: string) {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  return {
    sent: new Promise<void>((resolve) => socket.write(request, () => resolve())),
    /** All that came back until the connection was closed. */
    heard: new Promise<string>((resolve) => socket.once('close', () => resolve(text))),
  };
}
