import { model } from '#charts/explore/model.ts';
import { planRecordMachine } from '#machines/plan-record/plan-record.machine.ts';
import { BUSY, loadsOnce } from './loading.ts';

export const planRecordModel = model({
  machine: planRecordMachine,
  ...loadsOnce('ROUTE-8'),
  outcomes: {
    load: {
      loaded: { output: { kind: 'schedule', payments: [], chargedTo: null } },
      'server down': BUSY,
    },
  },
});
