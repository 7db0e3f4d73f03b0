import { pageModel } from '#charts/page/page-model.ts';
import { selectIsOpen, selectMessageOf } from '#machines/fee-change/fee-change.selectors.ts';
import { REFUSED } from '#tests/machines/day-close.model.ts';
import { feeChangeModel, TODAY } from '#tests/machines/fee-change.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { FEE_CHANGED, RECEIVED_PLAN_FEE, RECEIVED_PREVIEW } from '#tests/support/received-fees.ts';
import { because, canDo, type Drive, leaveField, pressLast, type SnapshotOf } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof feeChangeModel>;

const isForm = (snapshot: Snapshot): boolean => snapshot.matches('editing');
const isPercent = (snapshot: Snapshot): boolean => isForm(snapshot) && snapshot.context.kind === 'percent';

const can = canDo<typeof feeChangeModel>({
  'change.open': (_, { leastNoticeDays }) => leastNoticeDays === 60,
  'today.change': () => false,
  'kind.choose': (snapshot, { kind }) => isForm(snapshot) && kind !== snapshot.context.kind,
  'notice.choose': (snapshot, { noticeDays }) =>
    isForm(snapshot) && noticeDays !== snapshot.context.noticeDays,
  'field.change': (snapshot, { value }) =>
    isPercent(snapshot) && value !== snapshot.context.fields.texts.percent,
  'field.blur': isPercent,
  otherwise: selectIsOpen,
});

export const feeChangePage = pageModel({
  model: feeChangeModel,
  scenes: {
    'the fees of a plan': { input: { today: TODAY, mayIncrease: true, mayEdit: true }, can },
  },
  notOnPage: because('the day changes at midnight', 'feeChange|today.change|0'),
});

const PREVIEW = '/plan-fees/preview';
const INCREASE = '/plan-fees/increase';
const EDIT = '/plan-fees/12/edit';

export const driveFeeChange: Drive<typeof feeChangeModel> = async (adapter, harness) => {
  const answer = await harness.pause(PREVIEW, INCREASE, EDIT);
  await harness.respondTo('/plan-fees/12', () => RECEIVED_PLAN_FEE);
  let saving = INCREASE;
  const sees = (snapshot: Snapshot) => shows(adapter, readDialog, shownOf(snapshot));
  return {
    open: () => harness.open('/edit-plan-fee?plan=12'),
    do: {
      'change.open'({ mode }) {
        saving = mode === 'increase' ? INCREASE : EDIT;
        const name = mode === 'increase' ? 'Increase fee: Individual' : 'Edit increase: Two members';
        return adapter.click('button', name);
      },
      'kind.choose': ({ kind }) => adapter.inPage(pressLast, `.dialog input[value=${kind}]`),
      'notice.choose': ({ noticeDays }) => adapter.inPage(pressLast, `.dialog input[value="${noticeDays}"]`),
      'field.change': ({ value }) => adapter.fill('Percentage', value),
      'field.blur': () => leaveField(adapter, 'Percentage'),
      'change.review': () => adapter.click('button', 'Review'),
      'change.edit': () => adapter.click('button', 'Back'),
      'change.confirm': () => adapter.click('button', /^(Schedule|Save) increase$/),
      'discard.confirm': () => adapter.click('button', 'Discard changes'),
      'dialog.close': () => adapter.inPage(pressLast, '.dialog-close'),
    },
    answer: {
      'previewFees → previewed': () => answer(PREVIEW, 200, RECEIVED_PREVIEW),
      'previewFees → server down': () => answer(PREVIEW, 503, BUSY),
      'previewFees → changed by another user': () => answer(PREVIEW, 409, FEE_CHANGED),
      'changeFees → saved': () => answer(saving, 200, { message: 'Fee increase scheduled' }),
      'changeFees → refused': () => answer(saving, 403, REFUSED.error),
      'changeFees → server down': () => answer(saving, 503, BUSY),
      'changeFees → changed by another user': () => answer(saving, 409, FEE_CHANGED),
    },
    see: everyState(feeChangePage, sees),
  };
};

function shownOf(snapshot: Snapshot) {
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
  const [kind, noticeDays] = dom.all<HTMLInputElement>('.dialog input[type=radio]:checked');
  const field = dom.input('.dialog :is(input[name=percent], input[name=newFee])');
  const step = dom.which({
    review: '.fee-review-list',
    form: '.dialog form',
    stale: '.dialog [data-tone=warning]',
  });
  return {
    step: step ?? 'closed',
    kind: kind?.value ?? '',
    noticeDays: noticeDays?.value ?? '',
    percent: dom.value('.dialog input[name=percent]'),
    message: dom.error(field),
    hasFailure: dom.words('.dialog [role=alert]') !== '',
    isBusy: dom.has('.dialog [aria-busy=true]'),
    asks: dom.texts('.dialog-title').at(-1) === 'Discard your changes?',
  };
}
