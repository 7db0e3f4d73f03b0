// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { describeChart } from '#charts/describe/describe.ts';
import { toScxml } from '#charts/export/scxml.ts';
import { readScxml } from '#charts/replay/document.ts';
import { endlessRuns } from '#charts/replay/stubs.ts';
import { charts } from '#machines/index.ts';

describe.each(Object.entries(charts))('the %s chart as exported', (_, machine) => {
  const document = readScxml(toScxml(describeChart(machine)));

  it.each([true, false])('becomes stable after every event while every guard stub returns %s', (answer) => {
    expect(endlessRuns(document, answer)).toEqual([]);
  });
});
