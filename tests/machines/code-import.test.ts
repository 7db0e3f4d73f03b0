import { expect, it } from 'vitest';
import type { ImportLine } from '#domain/plan/code-import.ts';
import { codeImportMachine } from '#machines/code-import/code-import.machine.ts';
import { selectDeleteIds, selectFailure } from '#machines/code-import/code-import.selectors.ts';
import type { PreviewOutput } from '#machines/code-import/code-import.types.ts';
import { BUSY } from '#tests/support/failures.ts';
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

const MOUTH_REST: ImportLine = {
  kind: 'missing',
  line: null,
  id: '601',
  code: 'X9001',
  description: 'Mouth rest',
  ucrCents: 6000,
  previousCents: null,
  changes: [],
  isInUse: true,
  reason: '',
};

it('API-17.13: after a deletion that is refused, the import checks the file again and goes on without it', async () => {
  const { actor, ports, now } = startChart(codeImportMachine, { may: EVERYTHING });
  actor.send({ type: 'import.open' });
  actor.send({ type: 'file.choose', name: 'codes.csv' });
  await ports.previewFile.succeed(PREVIEW);
  actor.send({ type: 'missing.toggle', id: '601' });
  actor.send({ type: 'import.confirm' });
  await ports.importFile.fail(CODE_IN_USE);
  actor.send({ type: 'missing.toggle', id: '601' });
  expect([now().value, selectFailure(now())]).toEqual(['rechecking', CODE_IN_USE]);
  await ports.previewFile.succeed({ ...PREVIEW, lines: [MOUTH_REST] });
  expect([now().value, selectFailure(now()), selectDeleteIds(now())]).toEqual([
    'previewing',
    CODE_IN_USE,
    [],
  ]);
  actor.send({ type: 'import.confirm' });
  expect(ports.importFile.asked.map(({ deleteIds }) => deleteIds)).toEqual([['601'], []]);
});

it('API-17: after an import that may have been stored, the codes load again and the file is checked again', async () => {
  const { actor, ports, effects, now } = startChart(codeImportMachine, { may: EVERYTHING });
  actor.send({ type: 'import.open' });
  actor.send({ type: 'file.choose', name: 'codes.csv' });
  await ports.previewFile.succeed(PREVIEW);
  actor.send({ type: 'import.confirm' });
  await ports.importFile.fail(BUSY);
  expect([now().value, selectFailure(now()), effects.reloadCodes.length]).toEqual(['rechecking', BUSY, 1]);
  expect(effects.showToast.map(({ title }) => title)).toEqual([
    'We couldn’t confirm that the codes were imported',
  ]);
  await ports.previewFile.succeed(PREVIEW);
  expect([now().value, selectFailure(now())]).toEqual(['previewing', null]);
});
