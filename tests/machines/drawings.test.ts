import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import ELK from 'elkjs/lib/elk.bundled.js';
import { afterEach, describe, expect, it } from 'vitest';
import { describeChart } from '#charts/describe/describe.ts';
import { layOut } from '#charts/draw/layout.ts';
import { toSvg } from '#charts/draw/svg.ts';
import { charts } from '#machines/index.ts';

const run = promisify(execFile);
const folders: string[] = [];
const check = (folder: string) => run('npx', ['tsx', 'scripts/charts.ts', '--check', folder]);

function copyOfCharts(): string {
  const folder = mkdtempSync(join(tmpdir(), 'charts-'));
  folders.push(folder);
  cpSync('docs/charts', folder, { recursive: true });
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('the drawn charts', () => {
  it('are those of the code', async () => {
    expect((await check('docs/charts')).stdout).toBe('');
  });

  it('are found stale when a file differs, is missing, or belongs to no chart', async () => {
    const folder = copyOfCharts();
    writeFileSync(join(folder, 'dialog.svg'), '<svg/>');
    rmSync(join(folder, 'login.svg'));
    writeFileSync(join(folder, 'gone.svg'), '<svg/>');
    await expect(check(folder)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('dialog.svg, login.svg, gone.svg'),
    });
  });

  it.each(Object.keys(charts))('say of every state and arrow of the %s chart what it is', (name) => {
    const chart = describeChart(charts[name as keyof typeof charts]);
    const svg = readFileSync(`docs/charts/${name}.svg`, 'utf8');
    const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
    for (const { id, description } of chart.states) {
      expect(svg).toContain(`data-state="${id}"`);
      expect(svg).toContain(`<title>${escaped(description)}`);
    }
    for (const { id, targets } of chart.transitions.filter((transition) => transition.targets.length > 0)) {
      expect(svg.split(`data-transition="${id}"`)).toHaveLength(targets.length + 1);
    }
  });

  it('come out the same every time', async () => {
    for (const machine of Object.values(charts)) {
      const chart = describeChart(machine);
      const first = toSvg(chart, await layOut(chart, new ELK()));
      expect(toSvg(chart, await layOut(chart, new ELK()))).toBe(first);
    }
  });
});
