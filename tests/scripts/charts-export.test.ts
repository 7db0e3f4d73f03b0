import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, describe, expect, it } from 'vitest';
import { describeChart } from '#charts/describe/describe.ts';
import { charts } from '#machines/index.ts';
import { exportCharts } from '../../scripts/charts/export.ts';
import { structuresAt } from '../../scripts/charts/revision.ts';

const run = promisify(execFile);
const folders: string[] = [];

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'export-'));
  folders.push(folder);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const EVERY_CHART = Object.keys(charts).join(', ');

describe('the export of charts', () => {
  it.each(['scxml', 'mermaid', 'dot', 'json'])('writes every chart as %s', async (format) => {
    const folder = emptyFolder();
    await exportCharts(['--format', format, '--out', folder]);
    const names = Object.keys(charts).map((name) => `${name}.${format}`);
    expect(readdirSync(folder).sort()).toEqual(names.sort());
  });

  it('writes an SVG', async () => {
    const folder = emptyFolder();
    await exportCharts(['--format', 'svg', '--out', folder, 'dialog']);
    expect(readFileSync(join(folder, 'dialog.svg'), 'utf8')).toBe(
      readFileSync('docs/charts/dialog.svg', 'utf8'),
    );
  });

  it('writes the named charts into a new folder', async () => {
    const folder = join(emptyFolder(), 'below', 'here');
    const said = await exportCharts(['--format', 'json', '--out', folder, 'login', 'drawer']);
    expect(said).toBe(`2 json files in ${folder}`);
    expect(readdirSync(folder).sort()).toEqual(['drawer.json', 'login.json']);
  });

  it('writes the whole description of a chart as JSON', async () => {
    const folder = emptyFolder();
    await exportCharts(['--format', 'json', '--out', folder, 'login']);
    const written = JSON.parse(readFileSync(join(folder, 'login.json'), 'utf8'));
    expect(written).toEqual(describeChart(charts.login));
  });

  it.each([
    [['--format', 'pdf', '--out', 'x'], 'No such format: "pdf". Formats: svg, scxml, mermaid, dot, json'],
    [['--format', 'constructor', '--out', 'x'], 'No such format: "constructor"'],
    [['--out', 'x'], 'No such format: ""'],
    [['--format', 'dot'], 'Name a folder by --out'],
    [['--format', 'dot', '--out', 'x', 'logout'], `No such chart: logout. Charts: ${EVERY_CHART}`],
    [['--format', 'dot', '--out', 'x', 'toString'], 'No such chart: toString'],
    [['--formt', 'dot'], "Unknown option '--formt'"],
  ])('reports in one line what is wrong with %j', async (args, message) => {
    const error: unknown = await exportCharts(args).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    const said = error instanceof Error ? error.message : '';
    expect(said).toContain(message);
    expect(said).not.toContain('\n');
  });

  it('exits with 1 and one line on an error', async () => {
    await expect(
      run(process.execPath, ['--import', 'tsx', 'scripts/charts.ts', 'export', '--format', 'dot']),
    ).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/Name a folder by --out\n$/),
    });
  });
});

it('the charts of a git revision are read from docs/charts, and an unknown revision is an error', () => {
  expect([...structuresAt('HEAD').keys()]).toContain('login');
  expect(() => structuresAt('no-such-revision')).toThrow('no-such-revision');
});
