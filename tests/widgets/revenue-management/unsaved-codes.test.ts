import { expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { selectCodeAmounts, selectCodeForm } from '#machines/procedure-codes/procedure-codes.selectors.ts';
import { patientHost } from '#tests/support/patient-host.ts';
import { RECEIVED_CODE } from '#tests/support/received-codes.ts';
import { wireProcedureCodes } from '#widgets/revenue-management/codes/procedure-codes.ports.ts';
import { WAIT } from '../../../scripts/test/hangs.ts';
import { NIGHT_GUARD } from '../../machines/procedure-codes.model.ts';

it('API-17: a typed code stays unsaved while an amount that the user changed before it is saved', async () => {
  let isUnsaved = false;
  let loads = 0;
  let saveAmount: (response: Response) => void = () => undefined;
  const host = patientHost({
    fetch: (path) =>
      new Promise<Response>((resolve) => {
        if (path.endsWith('/amounts')) saveAmount = resolve;
        if (path.endsWith('/groups')) loads += 1;
      }),
    workBegan: () => {
      isUnsaved = true;
    },
    workEnded: () => {
      isUnsaved = false;
    },
  });
  const machine = wireProcedureCodes({ host, file: vi.fn(), chosen: { current: null } });
  const may = { create: true, update: true, updateStandard: true, delete: true };
  const codes = createActor(machine, { systemId: 'procedureCodes', input: { may } }).start();
  const [amounts, form] = [selectCodeAmounts(codes.getSnapshot()), selectCodeForm(codes.getSnapshot())];
  amounts?.send({ type: 'amount.save', code: NIGHT_GUARD, cents: 6500 });
  form?.send({ type: 'code.add' });
  form?.send({ type: 'field.change', field: 'code', value: 'X9002' });
  await vi.waitFor(() => {
    saveAmount(Response.json({ results: [RECEIVED_CODE] }));
    expect(loads).toBe(2);
  }, WAIT);
  expect(isUnsaved).toBe(true);
  form?.send({ type: 'dialog.close' });
  form?.send({ type: 'discard.confirm' });
  expect(isUnsaved).toBe(false);
});
