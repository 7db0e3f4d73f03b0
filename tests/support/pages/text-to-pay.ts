import { pageModel } from '#charts/page/page-model.ts';
import { selectIsOpen } from '#machines/text-to-pay/text-to-pay.selectors.ts';
import { textToPayModel } from '#tests/machines/text-to-pay.model.ts';
import { listed } from '#tests/support/harness.ts';
import { canDo, type Drive, leaveField, type SnapshotOf } from './drive.ts';
import { isThere } from './is-there.ts';
import { sendHead } from './patient-head.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof textToPayModel>;

/** Typing the same text again is not a change. */
const can = canDo<typeof textToPayModel>({
  'field.change': ({ context }, { value }) => value !== context.fields.texts.address,
});

export const textToPayPage = pageModel({
  model: textToPayModel,
  scenes: { 'a patient with an address': { input: undefined, can } },
});

export const driveTextToPay: Drive<typeof textToPayModel> = async (adapter, harness) => {
  await sendHead(harness);
  await harness.respondTo('/payment-accounts', () => listed());
  const sees = (snapshot: Snapshot) =>
    shows(
      adapter,
      readRequest,
      selectIsOpen(snapshot)
        ? {
            title: 'Text To Pay',
            address: snapshot.context.fields.texts.address,
            refusal: snapshot.context.fields.refusal?.message ?? '',
          }
        : null,
    );
  return {
    async open() {
      await harness.open('/view-patient/manage-payments');
      await isThere(adapter, '.payment-accounts .state-message');
    },
    do: {
      'request.open': () => adapter.click('button', 'Text To Pay'),
      'field.change': ({ value }) => adapter.fill('Email', value),
      'field.blur': () => leaveField(adapter, 'Email'),
      'request.close': () => adapter.click('button', 'Cancel'),
    },
    answer: {},
    see: everyState(textToPayPage, sees),
  };
};

/** The form; null while it is closed. */
function readRequest() {
  const dialog = dom.all('[role=dialog]').find((each) => each.checkVisibility());
  if (dialog === undefined) return null;
  const [field] = dom.all<HTMLInputElement>('input[name=emailAddress]', dialog);
  return {
    title: dom.words('h2', dialog),
    address: field?.value ?? 'no field',
    refusal: dom.message(field),
  };
}
