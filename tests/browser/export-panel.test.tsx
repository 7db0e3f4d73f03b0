import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { ExportPanel } from '#atelier/ExportPanel.tsx';
import { type ComparisonPart, NOTHING_COMPARED } from '#domain/atelier/comparison.ts';
import { chartExportMachine } from '#machines/chart-export/chart-export.machine.ts';
import { chartPlayMachine } from '#machines/chart-play/chart-play.machine.ts';
import { mount } from './mount.tsx';

const COMPLETE = { progress: NOTHING_COMPARED, comparison: { differences: [], behavior: null } };

interface PausedPart {
  resolve(part: ComparisonPart): void;
  reject(error: Error): void;
}

/** Shows a comparison that runs until the test ends its part. */
function startComparison(): PausedPart {
  let paused: PausedPart | undefined;
  const comparePart = fromPromise<ComparisonPart, { chart: string; text: string; compared: number }>(
    () =>
      new Promise((resolve, reject) => {
        paused = { resolve, reject };
      }),
  );
  const machine = chartExportMachine.provide({ actors: { comparePart } });
  const file = createActor(machine, { input: { chart: 'door' } }).start();
  const play = createActor(chartPlayMachine, { input: { chart: 'door' } });
  mount(<ExportPanel file={file} play={play} chart="door" />);
  file.send({ type: 'file.compare', text: '{}' });
  if (paused === undefined) throw new Error('No comparison has started');
  return paused;
}

const cancel = page.getByRole('button', { name: 'Cancel the comparison' });
const chooser = page.getByLabelText('Compare with a chart exported as JSON or SCXML');

it.each<[string, (part: PausedPart) => unknown]>([
  ['is complete', ({ resolve }) => resolve(COMPLETE)],
  ['fails', ({ reject }) => reject(new Error('This file is not a chart.'))],
  ['is canceled', () => userEvent.keyboard('{Enter}')],
])('ATELIER-6.3: a comparison that %s moves the focus from its button to the file field', async (_, end) => {
  const part = startComparison();
  await expect.element(cancel).toBeVisible();
  (cancel.element() as HTMLElement).focus();
  await expect.element(cancel).toHaveFocus();
  await end(part);
  await expect.element(chooser).toHaveFocus();
});

it('ATELIER-6.3: a comparison that ends does not take the focus from another control', async () => {
  const part = startComparison();
  await expect.element(cancel).toBeVisible();
  const other = page.getByRole('button', { name: 'SVG, a drawing' });
  (other.element() as HTMLElement).focus();
  part.resolve(COMPLETE);
  await expect.element(page.getByText('Both charts are the same.')).toBeVisible();
  await expect.element(other).toHaveFocus();
});
