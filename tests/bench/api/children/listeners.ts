// Many clients of the live notifications, in a process of their own. Each hears a bell when it has been told whole.
import { once } from 'node:events';
import http from 'node:http';
import type { Listening } from '../live-clients.ts';

const EVENT = /^event: (\w+)$/m;

function listen(url: string, token: string, heard: (event: string) => void): void {
  const request = http.get(url, { agent: false, headers: { authorization: `Bearer ${token}` } });
  request.once('response', (answer) => {
    if (answer.statusCode !== 200) throw new Error(`A stream was answered with ${answer.statusCode}.`);
    let text = '';
    answer.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
        heard(EVENT.exec(text.slice(0, end))?.[1] ?? '');
        text = text.slice(end + 2);
      }
    });
  });
}

const [{ url, tokens, clients }] = (await once(process, 'message')) as [Listening, unknown];
let ready = 0;
let times: number[] = [];
for (let client = 0; client < clients; client += 1) {
  listen(url, tokens[client % tokens.length] ?? '', (event) => {
    if (event === 'ready') {
      ready += 1;
      if (ready === clients) process.send?.({ ready });
    }
    if (event !== 'notification') return;
    times.push(performance.timeOrigin + performance.now());
    if (times.length < clients) return;
    process.send?.({ times });
    times = [];
  });
}
await once(process, 'disconnect');
process.exit();
