// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { describeChart } from '#atelier/describe.ts';
import { toScxml } from '#atelier/scxml.ts';
import { charts } from '#machines/index.ts';
import { readScxml } from '#tests/support/scxml/document.ts';
import { endlessRuns } from '#tests/support/scxml/stubs.ts';

describe.each(Object.entries(charts))('the %s chart as exported', (_, machine) => {
  const document = readScxml(toScxml(describeChart(machine)));

  it.each([true, false])('becomes stable after every event while every guard stub returns %s', (answer) => {
    expect(endlessRuns(document, answer)).toEqual([]);
  });
});
