import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { feeChangeMachine } from '#machines/fee-change/fee-change.machine.ts';
import { selectIsOpen, selectMessageOf } from '#machines/fee-change/fee-change.selectors.ts';
import { feeChangeModel, TODAY } from '#tests/machines/fee-change.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { FEE_CHANGED, RECEIVED_PLAN_FEE, RECEIVED_PREVIEW } from '#tests/support/received-fees.ts';
import type { Drive } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof feeChangeMachine>;

function can(snapshot: Snapshot, { event, kind, label }: Step): boolean {
  if (kind !== 'event') return true;
  const { kind: shown, noticeDays, fields } = snapshot.context;
  const isForm = snapshot.matches('editing');
  switch (event.type) {
    case 'change.open':
      return !label.includes('90 days');
    case 'kind.choose':
      return isForm && event['kind'] !== shown;
    case 'notice.choose':
      return isForm && event['noticeDays'] !== noticeDays;
    case 'field.change':
      return isForm && shown === 'percent' && event['value'] !== fields.texts.percent;
    case 'field.blur':
      return isForm && shown === 'percent';
    default:
      return selectIsOpen(snapshot);
  }
}

export const feeChangePage = pageModel({
  model: feeChangeModel,
  scenes: {
    'the fees of a plan': { input: { today: TODAY, mayIncrease: true, mayEdit: true }, can },
  },
  notOnPage: [],
});

const PREVIEW = '/plan-fees/preview';
const INCREASE = '/plan-fees/increase';
const EDIT = '/plan-fees/12/edit';

export const driveFeeChange: Drive<typeof feeChangeMachine> = async (adapter, desk) => {
  const answer = await desk.hold(PREVIEW, INCREASE, EDIT);
  await desk.tell('/plan-fees/12', () => RECEIVED_PLAN_FEE);
  let saving = INCREASE;
  const sees = (snapshot: Snapshot) => shows(adapter, readDialog, shownOf(snapshot));
  return {
    ...adapter,
    open: () => desk.open('/edit-plan-fee?plan=12'),
    do: {
      'change.open'({ mode }) {
        saving = mode === 'increase' ? INCREASE : EDIT;
        const name = mode === 'increase' ? 'Increase fee: Individual' : 'Edit increase: Two members';
        return adapter.click('button', name);
      },
      'kind.choose': ({ kind }) => adapter.inPage(press, `.dialog input[value=${kind}]`),
      'notice.choose': ({ noticeDays }) => adapter.inPage(press, `.dialog input[value="${noticeDays}"]`),
      'field.change': ({ value }) => adapter.fill('Percentage', value),
      async 'field.blur'() {
        await adapter.focus('Percentage');
        await adapter.focus('Takes effect on');
      },
      'change.review': () => adapter.click('button', 'Review'),
      'change.edit': () => adapter.click('button', 'Back'),
      'change.confirm': () => adapter.click('button', /^(Schedule|Save) increase$/),
      'discard.confirm': () => adapter.click('button', 'Discard changes'),
      'dialog.close': () => adapter.inPage(press, '.dialog-close'),
    },
    answer: {
      'previewFees → previewed': () => answer(PREVIEW, 200, RECEIVED_PREVIEW),
      'previewFees → server down': () => answer(PREVIEW, 503, BUSY),
      'previewFees → changed by another user': () => answer(PREVIEW, 409, FEE_CHANGED),
      'changeFees → saved': () => answer(saving, 200, { message: 'Fee increase scheduled' }),
      'changeFees → server down': () => answer(saving, 503, BUSY),
      'changeFees → changed by another user': () => answer(saving, 409, FEE_CHANGED),
    },
    see: everyState(feeChangePage, sees),
  };
};

function shownOf(snapshot: Snapshot): ReturnType<typeof readDialog> {
  const { failure } = snapshot.context;
  return {
    step: stepOf(snapshot),
    ...(stepOf(snapshot) === 'form' ? formOf(snapshot) : NO_FORM),
    hasFailure: selectIsOpen(snapshot) && failure !== null,
    isBusy: snapshot.hasTag('loading') || snapshot.hasTag('busy'),
    asks: snapshot.hasTag('discarding'),
  };
}

const NO_FORM = { kind: '', noticeDays: '', percent: '', message: '' };

function formOf(snapshot: Snapshot): typeof NO_FORM {
  const { kind, noticeDays, fields } = snapshot.context;
  const isPercent = kind === 'percent';
  return {
    kind,
    noticeDays: String(noticeDays),
    percent: isPercent ? fields.texts.percent : '',
    message: selectMessageOf(isPercent ? 'percent' : 'newFee')(snapshot) ?? '',
  };
}

function stepOf(snapshot: Snapshot): string {
  if (snapshot.matches('closed')) return 'closed';
  if (snapshot.matches('stale')) return 'stale';
  return snapshot.matches('reviewing') || snapshot.matches('saving') ? 'review' : 'form';
}

function readDialog() {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const chosen = [...document.querySelectorAll<HTMLInputElement>('.dialog input[type=radio]:checked')];
  const field = document.querySelector<HTMLInputElement>(
    '.dialog input[name=percent], .dialog input[name=newFee]',
  );
  const message = document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.innerText ?? '';
  const steps = { form: '.dialog form', review: '.fee-review-list', stale: '.dialog [data-tone=warning]' };
  const step = Object.entries(steps).find(([, selector]) => document.querySelector(selector) !== null);
  return {
    step: step?.[0] ?? 'closed',
    kind: chosen[0]?.value ?? '',
    noticeDays: chosen[1]?.value ?? '',
    percent: field?.name === 'percent' ? field.value : '',
    message: field?.getAttribute('aria-invalid') === 'true' ? message : '',
    hasFailure: words('.dialog [role=alert]') !== '',
    isBusy: document.querySelector('.dialog [aria-busy=true]') !== null,
    asks: [...document.querySelectorAll('.dialog-title')].at(-1)?.textContent === 'Discard your changes?',
  };
}

function press(selector: string): void {
  [...document.querySelectorAll<HTMLElement>(selector)].at(-1)?.click();
}
