// @vitest-environment jsdom
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeChart } from '#charts/describe/describe.ts';
import { familyOf } from '#charts/describe/family.ts';
import { explore } from '#charts/explore/explore.ts';
import type { AnyModel } from '#charts/explore/model.ts';
import { coverageTours } from '#charts/explore/tours.ts';
import { scxmlEvent, scxmlId } from '#charts/export/scxml-names.ts';
import { type Recorded, recordersOf } from '#charts/replay/record.ts';
import { replayTour } from '#charts/replay/replay-tour.ts';
import { models } from '#tests/machines/models.ts';
import { sampleOf } from '#tests/support/depth.ts';
import { type Guidance, guidanceOf, guidedScxml } from './guided-scxml.ts';

const isInstalled =
  spawnSync('pkg-config', ['--exists', 'Qt6Scxml']).status === 0 &&
  spawnSync('g++', ['--version']).status === 0;
const STRIDE = 20;
const entries = sampleOf(Object.entries<AnyModel>(models), (_, place) => place % STRIDE === 0);
let folder = '';
const interpreter = () => path.join(folder, 'interpreter');

/** The tours of a chart as input for Qt, and the states in XState after each line. */
function toursOf(name: string, model: AnyModel) {
  const chart = describeChart(model.machine);
  const steps: { recorded: Recorded; guidance: Guidance }[] = [];
  const replay = {
    follow(recorded: Recorded) {
      steps.push({ recorded, guidance: guidanceOf(chart, recorded, steps.length + 1) });
    },
  };
  const record = recordersOf(model.machine);
  for (const given of model.inputs)
    for (const tour of coverageTours(explore(model, given))) replayTour(record(given), replay, tour);
  const raised = new Set(steps.flatMap(({ guidance }) => Object.values(guidance.raised)));
  const { state } = familyOf(chart);
  const lines = steps.map(({ recorded: { event }, guidance }, place) => {
    if (event !== '') return `send ${scxmlEvent(event, state)} ${JSON.stringify(guidance)}`;
    const file = path.join(folder, `${name}-${place}.scxml`);
    writeFileSync(file, guidedScxml(chart, raised, guidance));
    return `load ${file}`;
  });
  const expected = steps.map(({ recorded: { isDone, active } }) =>
    isDone ? 'end' : ['run', ...active.map(scxmlId).sort()].join(' '),
  );
  return { lines, expected, charted: new Set(chart.states.map(({ id }) => scxmlId(id))) };
}

/** Removes the states that the export adds. */
function shown(line: string, charted: ReadonlySet<string>): string {
  const [status = '', ...active] = line.split(' ');
  return status === 'end' ? status : [status, ...active.filter((id) => charted.has(id)).sort()].join(' ');
}

describe.skipIf(!isInstalled)("Qt's interpreter of SCXML", () => {
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'scxml-qt-'));
    const flags = execFileSync('pkg-config', ['--cflags', '--libs', 'Qt6Scxml'], { encoding: 'utf8' });
    const source = path.join(import.meta.dirname, 'interpreter.cpp');
    execFileSync('g++', ['-fPIC', '-std=c++17', source, '-o', interpreter(), ...flags.trim().split(/\s+/)]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(entries)('is in the same states as XState after each step of the tours of %s', (name, model) => {
    const { lines, expected, charted } = toursOf(name, model);
    const output = execFileSync(interpreter(), { input: `${lines.join('\n')}\n`, encoding: 'utf8' });
    const active = output
      .trim()
      .split('\n')
      .map((line) => shown(line, charted));
    expect(active).toEqual(expected);
  });
});
