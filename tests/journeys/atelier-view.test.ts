import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
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
