import { expect, it } from 'vitest';
import { coveredPart } from '#atelier/copy.ts';
import { describeChart } from '#charts/describe/describe.ts';
import { charts } from '#machines/index.ts';

const { transitions } = describeChart(charts.toastQueue);

it.each([
  ['toastQueue.entering', 'entering'],
  ['toastQueue.entering|xstate.after.enter.toastQueue.entering|0', 'entering: after enter'],
  ['toastQueue.idle|always|0: false', 'idle: at once [hasWaiting] returns false'],
  [
    'toastQueue.idle|always|0 » toastQueue.entering|toast.act|0',
    'idle: at once [hasWaiting], then entering: toast.act [hasAction]',
  ],
])('the list of missed parts shows %s in words', (id, words) => {
  expect(coveredPart(id, transitions)).toBe(words);
});
