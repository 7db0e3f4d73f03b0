import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** The bytes of a GET request. */
export const getRequest = (path: string, token?: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    ...(token === undefined ? [] : [`Authorization: Bearer ${token}`]),
    '',
    '',
  ].join('\r\n');

/** Sends requests in one packet and waits for the first response to begin, of which nothing is read. */
export async function pipeline(port: number, requests: readonly string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(requests.join(''));
  await once(socket, 'readable');
  return socket;
}
