import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeChart } from '#charts/describe/describe.ts';
import { charts } from '#machines/index.ts';
import { serveView } from '../../scripts/charts/view.ts';
import { it } from './support/journey.ts';

const MODULE = `
import { assign, setup } from 'xstate';
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
export const notAMachine = { id: 'cup' };
`;

it('ATELIER-4.2, ATELIER-6.1: view opens the machines of any module, and plays the path into a deadlock', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-view-'));
  const file = path.join(folder, 'kettle.ts');
  writeFileSync(file, MODULE);
  const { app, address } = await serveView(file);
  await page.goto(address);
  await page.getByText('1 chart').waitFor();
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
  await page
    .getByRole('region', { name: 'The kettle chart' })
    .locator('[data-id="kettle.dry"] [data-active]')
    .waitFor();
  await app.close();
  rmSync(folder, { recursive: true });
});

it('ATELIER-6.3: a chart is compared with an exported file', async ({ page }) => {
  const chart = describeChart(charts.toastQueue);
  const [first, ...others] = chart.transitions;
  const changed = {
    ...chart,
    states: [...chart.states, { ...chart.states[1], id: 'toastQueue.paused', key: 'paused' }],
    transitions: [{ ...first, targets: ['toastQueue.shown'] }, ...others.slice(1)],
  };
  const upload = (text: string) =>
    page
      .getByLabel('Compare with a chart exported as JSON')
      .setInputFiles({ name: 'toastQueue.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.goto('/statecharts/#toastQueue/export');
  await upload(JSON.stringify(changed));
  await page.getByText('3 differences from that file:').waitFor();
  await page.getByText('- state toastQueue.paused').waitFor();
  await page.getByText(`+ transition ${others[0]?.id}`).waitFor();
  await page.getByText(`~ transition ${first?.id}: targets ["toastQueue.shown"] →`).waitFor();
  await upload(JSON.stringify(chart));
  await page.getByText('Both charts are the same.').waitFor();
  await upload('[]');
  await page.getByText('This file is no chart that was exported as JSON.').waitFor();
});
