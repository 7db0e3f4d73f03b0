import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeChart } from '#charts/describe/describe.ts';
import { charts } from '#machines/index.ts';
import { drawAll, staleIn } from '../../scripts/charts/draw.ts';

describe('docs/charts', () => {
  it('matches the charts of the code', async () => {
    const wanted = await drawAll();
    expect(staleIn('docs/charts', wanted)).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'charts-'));
    cpSync('docs/charts', folder, { recursive: true });
    writeFileSync(join(folder, 'dialog.svg'), '<svg/>');
    rmSync(join(folder, 'login.svg'));
    writeFileSync(join(folder, 'gone.svg'), '<svg/>');
    expect(staleIn(folder, wanted)).toEqual(['dialog.svg', 'login.svg', 'gone.svg']);
    rmSync(folder, { recursive: true });
  });

  it.each(Object.keys(charts))(
    'has each state and arrow of the %s chart in its drawing, with descriptions',
    (name) => {
      const chart = describeChart(charts[name as keyof typeof charts]);
      const svg = readFileSync(`docs/charts/${name}.svg`, 'utf8');
      const escaped = (text: string) =>
        text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
      for (const { id, description } of chart.states) {
        expect(svg).toContain(`data-state="${id}"`);
        expect(svg).toContain(`<title>${escaped(description)}`);
      }
      for (const { id, targets } of chart.transitions.filter((transition) => transition.targets.length > 0)) {
        expect(svg.split(`data-transition="${id}"`)).toHaveLength(targets.length + 1);
      }
    },
  );
});
