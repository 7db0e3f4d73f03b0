import { expect, it } from 'vitest';
import { describeChart } from '#charts/describe/describe.ts';
import { structureDiff } from '#charts/describe/diff.ts';
import { structureOf } from '#charts/describe/structure.ts';
import { toScxml } from '#charts/export/scxml.ts';
import { machineOf } from '#charts/import/machine.ts';
import { chartInScxml } from '#charts/import/scxml.ts';
import { charts } from '#machines/index.ts';

it.each(Object.values(charts))(
  'the SCXML of $id is imported with the same structure and descriptions',
  (machine) => {
    const chart = describeChart(machine);
    const imported = describeChart(machineOf(chartInScxml(toScxml(chart))));
    const named = (one: typeof chart) => new Map([[one.id, structureOf(one)]]);
    expect(structureDiff(named(chart), named(imported))).toEqual([]);
    const described = ({ states }: typeof chart) =>
      new Map(states.map(({ id, description }) => [id, description]));
    expect(described(imported)).toEqual(described(chart));
  },
);
