import { once } from 'node:events';
import net from 'node:net';

/** A connection for sending bytes that no client library would send. */
export async function openConnection(port: number) {
  const socket = net.connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  // A server that has rejected a request need not read the rest of it.
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  const received = () => Buffer.concat(chunks).toString();
  return {
    say: (text: string): void => void socket.write(text),
    /** Resolves when the response contains this text. */
    async until(text: string): Promise<void> {
      while (!received().includes(text)) await once(socket, 'data');
    },
    /** Everything that was received until the server closed the connection. */
    async untilClosed(): Promise<string> {
      await closed;
      return received();
    },
  };
}

/** The response to bytes on a separate connection, until the server closes it. */
export async function exchange(port: number, bytes: string): Promise<string> {
  const connection = await openConnection(port);
  connection.say(bytes);
  return connection.untilClosed();
}

/** Status, headers and body of a response. */
export function readAnswer(text: string) {
  const [head = '', body = ''] = text.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = lines.map((each) => each.split(/: (.*)/s).slice(0, 2) as [string, string]);
  return {
    status: Number(line.split(' ')[1]),
    headers: new Map(headers.map(([name, value]) => [name.toLowerCase(), value])),
    body,
  };
}

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
 * Sends requests in one packet, and waits until the first response begins, without reading it, or until the server
 * closes the connection.
 */
export async function pipeline(port: number, requests: readonly string[]): Promise<net.Socket> {
  const socket = net.connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(requests.join(''));
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => socket.once('readable', resolve).once('close', resolve));
  return socket;
}
