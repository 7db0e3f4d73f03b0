import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogModel } from '#tests/machines/dialog.model.ts';
import { explore } from '#tests/support/model/explore.ts';
import { recordPageCoverage } from '#tests/support/model/page-coverage.ts';
import { pairTours } from '#tests/support/model/tours.ts';

const graph = explore(dialogModel);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-coverage-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

function recorded(tours: Parameters<typeof recordPageCoverage>[2]) {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  recordPageCoverage('dialog', graph, tours, folder);
  return { line: lines.join('\n'), file: JSON.parse(readFileSync(join(folder, 'dialog.json'), 'utf8')) };
}

describe('the record of the tours that a page has walked', () => {
  it('says in a line and a file that everything was walked', () => {
    const { line, file } = recorded(pairTours(graph));
    expect(line).toMatch(/^page coverage of dialog: \d+ tours, \d+ steps; states 5\/5, transitions 8\/8, /);
    expect(file.missed).toEqual({
      states: [],
      transitions: [],
      guardOutcomes: [],
      pairs: [],
      configurations: [],
    });
  });

  it('names what a page that was only opened has not shown', () => {
    const { line, file } = recorded([{ name: 'opened', moves: [] }]);
    expect(line).toContain('states 2/5, transitions 0/8');
    expect(file.missed.states).toEqual(['dialog.closing', 'dialog.open', 'dialog.opening']);
    expect(file.missed.transitions).toContain('dialog.opening|xstate.after.fade.dialog.opening|0');
  });
});
