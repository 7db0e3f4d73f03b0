import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dialogModel } from '#tests/machines/dialog.model.ts';
import { explore } from '#tests/support/model/explore.ts';
import type { Tour } from '#tests/support/model/graph.ts';
import { forgetPageCoverage, recordPageCoverage, type WalkedBy } from '#tests/support/model/page-coverage.ts';
import { pairTours } from '#tests/support/model/tours.ts';

const graph = explore(dialogModel);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'page-coverage-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  vi.restoreAllMocks();
});

function recorded(tours: readonly Tour[], by: WalkedBy = 'tours') {
  const lines: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  recordPageCoverage('dialog', graph, { by, tours }, folder);
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

  it('says of fixed routes that they are such: a proof walks no more of them', () => {
    const { line, file } = recorded([{ name: 'opened', moves: [] }], 'fixed routes');
    expect(line).toMatch(/^page coverage of dialog, by fixed routes: 1 tours, /);
    expect([file.walked, recorded([]).file.walked]).toEqual(['fixed routes', 'tours']);
  });

  it('speaks for the last run alone: the next one begins without it', () => {
    recorded([]);
    forgetPageCoverage(folder);
    expect(existsSync(join(folder, 'dialog.json'))).toBe(false);
    forgetPageCoverage(folder);
  });
});
