import { expect, it } from 'vitest';
import { codeImportMachine } from '#machines/code-import/code-import.machine.ts';
import type { PreviewOutput } from '#machines/code-import/code-import.types.ts';
import { startChart } from '#tests/support/start-chart.ts';
import { CODE_IN_USE } from './code-import.model.ts';
import { EVERYTHING } from './procedure-codes.model.ts';

const PREVIEW: PreviewOutput = {
  fingerprint: 'f',
  kind: 'missing',
  counts: { new: 0, changed: 1, unchanged: 3, missing: 1, rejected: 0 },
  records: 1,
  lines: [],
};

it('API-17.13: after a deletion that is refused, the import can go on without it', async () => {
  const { actor, ports } = startChart(codeImportMachine, { may: EVERYTHING });
  actor.send({ type: 'import.open' });
  actor.send({ type: 'file.choose', name: 'codes.csv' });
  await ports.previewFile.succeed(PREVIEW);
  actor.send({ type: 'missing.toggle', id: '601' });
  actor.send({ type: 'import.confirm' });
  await ports.importFile.fail(CODE_IN_USE);
  actor.send({ type: 'import.confirm' });
  expect(ports.importFile.asked.map(({ deleteIds }) => deleteIds)).toEqual([['601'], []]);
});
