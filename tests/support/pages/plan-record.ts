import { pageModel } from '#charts/page/page-model.ts';
import { planRecordModel } from '#tests/machines/plan-record.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { canDo, type Drive } from './drive.ts';
import { sendHead } from './patient-head.ts';
import { shows } from './shows.ts';

const can = canDo<typeof planRecordModel>({ otherwise: (snapshot) => snapshot.matches('failed') });

const PLAN = { planId: '20001', planName: 'Family Care', startDate: '2025-11-30', endDate: '2026-11-30' };
/** The two pages about a plan. `words`: what each shows if it is empty. */
const PAGES = {
  'the payment arrangement': {
    path: '/view-patient/payment-arrangement-plans',
    call: '/payment/schedule',
    loaded: { ...PLAN, payments: [] },
    words: 'No scheduled payments',
  },
  'the treatment summary': {
    path: '/view-patient/treatment-summary',
    call: '/treatment-summary',
    loaded: { ...PLAN, procedures: [] },
    words: 'No benefits used yet',
  },
};

export const planRecordPage = pageModel({
  model: planRecordModel,
  scenes: {
    'the payment arrangement': { input: undefined, can },
    'the treatment summary': { input: undefined, can },
  },
});

export const drivePlanRecord: Drive<typeof planRecordModel> = async (adapter, harness) => {
  const answer = await harness.pause(...Object.values(PAGES).map(({ call }) => call));
  await sendHead(harness);
  let about: (typeof PAGES)[keyof typeof PAGES] = PAGES['the payment arrangement'];
  const sees = (phase: string) => () =>
    shows(adapter, readRecord, { phase, words: phase === 'shown' ? about.words : '' });
  return {
    async open(scene) {
      about = PAGES[scene as keyof typeof PAGES];
      await harness.open(about.path);
    },
    do: { 'load.retry': () => adapter.click('button', 'Try again') },
    answer: {
      'load → loaded': () => answer(about.call, 200, about.loaded),
      'load → server down': () => answer(about.call, 503, BUSY),
    },
    see: {
      'planRecord.loading': sees('loading'),
      'planRecord.shown': sees('shown'),
      'planRecord.failed': sees('failed'),
    },
  };
};

function readRecord() {
  const phase = dom.which({
    loading: '.plan-record .table-frame[data-status=loading]',
    failed: '.plan-record .table-frame [role=alert]',
    shown: '.plan-record .table-frame',
  });
  /** The text of an empty page. */
  const words = phase === 'shown' ? dom.words('.plan-record .table-frame .state-message-title') : '';
  return { phase: phase ?? 'no page', words };
}
