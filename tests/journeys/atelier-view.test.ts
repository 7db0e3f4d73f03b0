import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { describeChart } from '#charts/describe/describe.ts';
import { bench } from '#tests/bench/atelier/charts.ts';
import { serveView } from '../../scripts/charts/view.ts';
import { drawingOf, expectDrawn } from './support/drawn-chart.ts';
import { it } from './support/journey.ts';

const MODULE = `
import { assign, fromPromise, setup } from 'xstate';
export const kettle = setup({ guards: { isFull: ({ context }) => context.cups > 1 } }).createMachine({
  id: 'kettle',
  description: 'Boils water.',
  context: { cups: 0 },
  initial: 'cold',
  states: {
    cold: {
      on: {
        fill: { actions: assign({ cups: ({ context }) => context.cups + 1 }) },
        heat: { guard: 'isFull', target: 'heating' },
      },
    },
    heating: { after: { 3000: 'hot' } },
    hot: { on: { pour: 'dry' } },
    dry: {},
  },
});
export const oven = setup({
  actors: { heat: fromPromise(async () => 200) },
  actions: { beep: () => undefined, light: () => undefined },
  guards: { isShut: () => true },
  delays: { patience: 5000 },
}).createMachine({
  id: 'oven',
  initial: 'closed',
  states: {
    closed: {
      description: 'The door is closed.',
      initial: 'cold',
      on: { open: 'opened' },
      states: {
        cold: { on: { start: { guard: 'isShut', target: 'baking', actions: 'beep' } } },
        baking: {
          entry: 'light',
          invoke: { id: 'heat', src: 'heat', onDone: 'cooling', onError: 'cold' },
          after: { patience: 'cold' },
        },
        cooling: { always: 'cold' },
        last: { type: 'history', history: 'deep' },
      },
    },
    opened: {
      type: 'parallel',
      on: { close: 'closed.last', discard: 'thrown' },
      states: { lamp: {}, fan: {} },
    },
    thrown: { type: 'final' },
  },
});
export const notAMachine = { id: 'cup' };
`;

/** The kind, name, description and lines of each state. */
const OVEN_STATES = {
  oven: ['compound', 'oven', ''],
  'oven.closed': ['compound', 'closed', 'The door is closed.'],
  'oven.closed.baking': ['leaf', 'baking', '', 'runs heat', 'on entry light'],
  'oven.closed.cold': ['leaf', 'cold', ''],
  'oven.closed.cooling': ['leaf', 'cooling', ''],
  'oven.closed.last': ['history', 'last (H*)', ''],
  'oven.opened': ['parallel', 'opened', '', 'at the same time'],
  'oven.opened.fan': ['leaf', 'fan', ''],
  'oven.opened.lamp': ['leaf', 'lamp', ''],
  'oven.thrown': ['final', 'thrown', ''],
};
/** Kind and label of each arrow. */
const OVEN_ARROWS = {
  'oven.closed.baking|xstate.after.patience.oven.closed.baking|0': ['delay', 'after patience, 5000 ms'],
  'oven.closed.baking|xstate.done.actor.heat|0': ['actorDone', 'heat done'],
  'oven.closed.baking|xstate.error.actor.heat|0': ['actorFailed', 'heat failed'],
  'oven.closed.cold|start|0': ['event', 'start [isShut]', '/ beep'],
  'oven.closed.cooling|always|0': ['always'],
  'oven.closed|open|0': ['event', 'open'],
  'oven.opened|close|0': ['event', 'close'],
  'oven.opened|discard|0': ['event', 'discard'],
};

const lamp = (name: string) => `<scxml xmlns="http://www.w3.org/2005/07/scxml" version="1.0" name="${name}">
  <state id="dark"><transition event="press" cond="hasPower" target="bright"/></state>
  <state id="bright">
    <onentry><send id="off" event="time" delay="2s"/></onentry>
    <onexit><cancel sendid="off"/></onexit>
    <transition event="time" target="dark"/>
  </state>
</scxml>`;

/** The contents of the oven's drawing, by id. */
async function ovenOn(canvas: Locator) {
  await canvas.locator('.atelier-state').first().waitFor();
  const states = await canvas.locator('.react-flow__node-state').evaluateAll((nodes) =>
    nodes.map((node) => {
      const texts = (selector: string) => [...node.querySelectorAll(selector)].map((it) => it.textContent);
      const state = node.querySelector<HTMLElement>('.atelier-state');
      const head = [state?.dataset['kind'], ...texts('.atelier-state-head > b'), state?.title];
      return [
        node.getAttribute('data-id'),
        [...head, ...texts('.atelier-state-head > i'), ...texts('.atelier-state-line')],
      ];
    }),
  );
  const arrows = await canvas
    .locator('.atelier-arrow:not([data-kind="start"])')
    .evaluateAll((all) =>
      all.map((arrow) => [
        arrow.getAttribute('data-transition'),
        [arrow.getAttribute('data-kind'), ...[...arrow.querySelectorAll('text')].map((it) => it.textContent)],
      ]),
    );
  return { states: Object.fromEntries(states), arrows: Object.fromEntries(arrows) };
}

it('ATELIER-2.4, ATELIER-4.2, ATELIER-4.5, ATELIER-6.1: view opens the machines of any module and SCXML files, draws every kind of state and transition and all of 60 states, and plays the path into a deadlock', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-view-'));
  const file = path.join(folder, 'kettle.ts');
  writeFileSync(file, MODULE);
  const document = path.join(folder, 'lamp.scxml');
  writeFileSync(document, lamp('lamp'));
  const other = path.join(folder, 'lantern.xml');
  writeFileSync(other, lamp('lantern'));
  const { app, address } = await serveView([
    file,
    document,
    other,
    path.resolve('tests/bench/atelier/charts.ts'),
  ]);
  await page.goto(address);
  await page.getByText('5 charts').waitFor();
  await page.getByRole('link', { name: 'bench', exact: true }).click();
  const large = describeChart(bench);
  expect(large.states.length).toBe(61);
  await expectDrawn(page, large);
  await page.getByRole('link', { name: 'All charts' }).click();
  await page.getByRole('link', { name: 'oven', exact: true }).click();
  await expect
    .poll(() => ovenOn(drawingOf(page, 'oven')))
    .toEqual({ states: OVEN_STATES, arrows: OVEN_ARROWS });
  await page.getByRole('link', { name: 'All charts' }).click();
  await page.getByRole('link', { name: 'kettle', exact: true }).click();
  await page.getByRole('link', { name: 'Questions' }).click();
  await page.getByRole('button', { name: 'Check this chart' }).click();
  const stuck = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Can it get stuck?' }) });
  await stuck.getByRole('button', { name: 'Play the path (5 steps)' }).first().click();
  await page.getByRole('link', { name: 'Simulate' }).click();
  await page.getByRole('button', { name: 'Finish the path' }).click();
  await page.getByText('Active: dry.').waitFor();
  await drawingOf(page, 'kettle').locator('[data-id="kettle.dry"] [data-active]').waitFor();

  await page.getByRole('link', { name: 'All charts' }).click();
  const open = (text: string) =>
    page
      .getByLabel('Open an SCXML file')
      .setInputFiles({ name: 'lamp.scxml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await open('<scxml>\n<sate/></scxml>');
  await page.getByText("Line 2: <scxml> can't contain <sate>.").waitFor();
  await open(lamp('torch'));
  await page.getByRole('heading', { level: 1, name: 'torch' }).waitFor();
  const torch = drawingOf(page, 'torch');
  await torch.getByText('bright').first().waitFor();
  await page.getByRole('link', { name: 'Simulate' }).click();
  await page.getByRole('button', { name: 'press: conditions true' }).click();
  await torch.locator('[data-id="torch.bright"] [data-active]').waitFor();
  await page.getByRole('button', { name: '2000 ms pass' }).click();
  await page.getByText('Active: dark.').waitFor();
  await page.getByRole('link', { name: 'All charts' }).click();
  await page.getByText('6 charts').waitFor();
  await page.getByRole('link', { name: 'lamp', exact: true }).waitFor();
  await page.getByLabel('Search the charts').fill('torch');
  await page.getByRole('button', { name: 'Check the test coverage' }).click();
  await page.getByText(/^Tests walk 3 of 3 states/).waitFor();
  await open(lamp('torch'));
  await page.getByRole('link', { name: 'All charts' }).click();
  await page.getByText('1 of 6 charts').waitFor();
  expect(await page.getByText(/^Tests walk /).count()).toBe(0);
  await app.close();
  rmSync(folder, { recursive: true });
});
