import { once } from 'node:events';
import { connect } from 'node:net';
import os from 'node:os';

/** A request that connections send repeatedly until the next message. */
export interface Order {
  request: string;
  port: number;
  localAddress: string;
  connections: number;
}

/** Real attackers have their own processors. Here, the server and the other user get priority. */
os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

/** @returns what ends it, which returns the number of responses */
function attack({ request, port, localAddress, connections }: Order): () => number {
  let responses = 0;
  let ended = false;
  const sockets = new Set<ReturnType<typeof connect>>();

  function open(): void {
    if (ended) return;
    let received = '';
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(request));
    sockets.add(socket);
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
      if (!isWhole(received)) return;
      received = '';
      responses += 1;
      socket.write(request);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      open();
    });
  }

  for (let number = 0; number < connections; number += 1) open();
  return () => {
    ended = true;
    for (const socket of sockets) socket.destroy();
    return responses;
  };
}

function isWhole(response: string): boolean {
  const head = response.indexOf('\r\n\r\n');
  const length = /\r\ncontent-length: (\d+)\r\n/i.exec(response)?.[1];
  return head >= 0 && response.length >= head + 4 + Number(length);
}

for (;;) {
  const [order] = await once(process, 'message');
  const end = attack(order);
  await once(process, 'message');
  process.send?.(end());
}
