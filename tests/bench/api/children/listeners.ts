// Many clients of the live notifications, in a separate process.
import { once } from 'node:events';
import http from 'node:http';
import type { Listening } from '../live-clients.ts';

const AT_ONCE = 20;
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
let begun = 0;
let ready = 0;
let times: number[] = [];

/** Connects the next client when one is ready, because users do not all connect at once. */
function begin(): void {
  if (begun === clients) return;
  begun += 1;
  listen(url, tokens[begun % tokens.length] ?? '', (event) => {
    if (event === 'ready') {
      ready += 1;
      if (ready === clients) process.send?.({ ready });
      else begin();
    }
    if (event !== 'notification') return;
    times.push(performance.timeOrigin + performance.now());
    if (times.length < clients) return;
    process.send?.({ times });
    times = [];
  });
}
for (let first = 0; first < AT_ONCE; first += 1) begin();
await once(process, 'disconnect');
process.exit();
