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

/**
 * Sends requests in one packet and waits until the first response begins, of which nothing is read, or until the server
 * closes the connection.
 */
export async function pipeline(port: number, requests: readonly string[]): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(requests.join(''));
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('readable', resolve).once('close', resolve));
  return socket;
}
