import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { describeChart } from '#charts/describe/describe.ts';
import { charts } from '#machines/index.ts';
import { exportCharts } from '../../scripts/charts/export.ts';
import { chartDiff } from './support/changed-revision.ts';
import { drawingOf } from './support/drawn-chart.ts';
import { it } from './support/journey.ts';
import { colorsIn } from './support/picture-colors.ts';

const [BACKGROUND, STATE, STATE_NAME] = ['255,255,255', '246,248,252', '22,33,58'];

it('ATELIER-4.1, ATELIER-4.3, ATELIER-4.4: has the bytes that the command line writes, in every format but PNG, which both draw at twice the size, and a dossier of the whole chart', async ({
  page,
}) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgework-export-'));
  await page.goto('/statecharts/#toastQueue/export');
  for (const [format, name] of [
    ['svg', 'SVG, a drawing'],
    ['html', 'HTML, a dossier to read'],
    ['md', 'Markdown, the same dossier'],
    ['scxml', 'SCXML, for other engines'],
    ['mermaid', 'Mermaid, for Markdown'],
    ['dot', 'DOT, for Graphviz'],
    ['json', 'JSON, the whole chart as data'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name, exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`toastQueue.${format}`);
    await page.getByText(`Saved toastQueue.${format}.`).waitFor();
    const saved = readFileSync(await file.path(), 'utf8');
    await exportCharts(['--format', format, '--out', folder, 'toastQueue']);
    expect([format, saved === readFileSync(path.join(folder, `toastQueue.${format}`), 'utf8')]).toEqual([
      format,
      true,
    ]);
  }
  const { states, transitions } = describeChart(charts.toastQueue);
  const dossier = readFileSync(path.join(folder, 'toastQueue.md'), 'utf8').split('\n');
  const rowsOf = (title: string) =>
    dossier.slice(
      dossier.indexOf(`## ${title}`) + 4,
      dossier.indexOf('', dossier.indexOf(`## ${title}`) + 2),
    );
  expect(dossier).toContain('Shows one toast at a time.');
  expect(rowsOf('States')).toHaveLength(states.length - 1);
  expect(rowsOf('States')).toContain('| entering | atomic | The toast fades in. |  |  |  |');
  expect(rowsOf('Transitions')).toHaveLength(transitions.length);
  expect(rowsOf('Transitions')).toContain('| idle | at once | hasWaiting | entering | storeNext |');
  expect(rowsOf('Requirements')).toEqual(['| TOAST-1 | toastQueue |']);
  expect(rowsOf('Coverage').slice(0, 2)).toEqual(['| States | 5 | 5 |', '| Transitions | 10 | 10 |']);
  expect(readFileSync(path.join(folder, 'toastQueue.html'), 'utf8')).toMatch(
    /<svg[\s\S]+<td>The toast fades in\.<\/td>[\s\S]+<td>TOAST-1<\/td>/,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG, a picture', exact: true }).click();
  const png = readFileSync(await (await download).path());
  await exportCharts(['--format', 'png', '--out', folder, 'toastQueue']);
  const svg = readFileSync(path.join(folder, 'toastQueue.svg'), 'utf8');
  const sizeOf = (name: string) => Math.round(2 * Number(new RegExp(` ${name}="([\\d.]+)"`).exec(svg)?.[1]));
  for (const picture of [png, readFileSync(path.join(folder, 'toastQueue.png'))]) {
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([sizeOf('width'), sizeOf('height')]);
    expect(await colorsIn(page, picture)).toEqual(expect.arrayContaining([BACKGROUND, STATE, STATE_NAME]));
  }
  rmSync(folder, { recursive: true });
});

it('ATELIER-6.3, ATELIER-6.6, ATELIER-6.7: a chart is compared with an exported file and with a git revision, which the reader can cancel, and the shortest differing steps are played', async ({
  page,
}) => {
  const chart = describeChart(charts.toastQueue);
  const [first, clear, , ...others] = chart.transitions;
  const changed = {
    ...chart,
    states: [...chart.states, { ...chart.states[1], id: 'toastQueue.paused', key: 'paused' }],
    transitions: [{ ...first, targets: ['toastQueue.shown'] }, clear, ...others],
  };
  const chooser = page.getByLabel('Compare with a chart exported as JSON or SCXML');
  const upload = (text: string) =>
    chooser.setInputFiles({
      name: 'toastQueue.json',
      mimeType: 'application/json',
      buffer: Buffer.from(text),
    });
  const payment = describeChart(charts.takePayment);
  await page.goto('/statecharts/#takePayment/export');
  const tagged = payment.states.map((state) => ({ ...state, tags: [...state.tags, 'large'] }));
  await upload(JSON.stringify({ ...payment, states: tagged }));
  const comparing = page.getByRole('progressbar', {
    name: 'Looking for steps that lead to different states',
  });
  await page.getByText(/^[1-9][\d,]* of at most 10,000 pairs$/).waitFor();
  await page.getByRole('link', { name: 'Simulate' }).click();
  await page.getByRole('button', { name: 'Start with dueCents 0' }).click();
  await page.getByText(/^Active: /).waitFor();
  await page.getByRole('link', { name: 'Export' }).click();
  await comparing.waitFor();
  await page.getByRole('button', { name: 'Cancel the comparison' }).click();
  await comparing.waitFor({ state: 'detached' });
  await expect.poll(() => chooser.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await page.getByText(/from that file:$/).count()).toBe(0);

  await page.goto('/statecharts/#toastQueue/export');
  await upload(JSON.stringify(changed));
  await page.getByText('3 differences from that file:').waitFor();
  await page.getByText('Removed state paused', { exact: true }).waitFor();
  await page.getByText('Added transition idle: at once [hasWaiting]', { exact: true }).waitFor();
  await page
    .getByText('Changed transition toastQueue: toast.push: target from shown to none', { exact: true })
    .waitFor();
  await page
    .getByText('After toast.push, that chart is in shown, and this one in entering.', { exact: true })
    .waitFor();
  expect(
    await chartDiff('toastQueue', 'src/machines/toast-queue/toast-queue.machine.ts', (text) =>
      text.replace("target: 'entering'", "target: 'shown'"),
    ),
  ).toContain('! toastQueue: after toast.push it was in toastQueue.shown, and is in toastQueue.entering\n');
  await page.getByRole('button', { name: 'Play the path (1 step)' }).click();
  await drawingOf(page, 'toastQueue').locator('[data-id="toastQueue.entering"] [data-active]').waitFor();
  await upload(JSON.stringify(chart));
  await page.getByText('Both charts are the same.').waitFor();
  await upload('[]');
  await page.getByText('This file is not a chart exported as JSON or SCXML.').waitFor();
});
