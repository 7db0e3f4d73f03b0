import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { textToPayMachine } from '#machines/text-to-pay/text-to-pay.machine.ts';
import { selectIsOpen } from '#machines/text-to-pay/text-to-pay.selectors.ts';
import { textToPayModel } from '#tests/machines/text-to-pay.model.ts';
import { type Drive, leaveField } from './drive.ts';
import { isThere } from './is-there.ts';
import { tellHead } from './patient-head.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof textToPayMachine>;

/** Typing the same text again is not a change. */
const can = (snapshot: Snapshot, { event }: Step): boolean =>
  event.type !== 'field.change' || event['value'] !== snapshot.context.fields.texts.address;

export const textToPayPage = pageModel({
  model: textToPayModel,
  scenes: { 'a patient with an address': { input: undefined, can } },
  notOnPage: [],
});

export const driveTextToPay: Drive<typeof textToPayMachine> = async (adapter, desk) => {
  await tellHead(desk);
  await desk.tell('/payment-accounts', () => ({ info: { records: 0, pages: 0 }, results: [] }));
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
    ...adapter,
    async open() {
      await desk.open('/view-patient/manage-payments');
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

interface RequestView {
  title: string;
  address: string;
  refusal: string;
}

/** The form; null while it is closed. */
function readRequest(): RequestView | null {
  const dialogs = [...document.querySelectorAll<HTMLElement>('[role=dialog]')];
  const dialog = dialogs.find((each) => each.checkVisibility());
  if (dialog === undefined) return null;
  const field = dialog.querySelector<HTMLInputElement>('input[name=emailAddress]');
  const message = document.getElementById(field?.getAttribute('aria-describedby') ?? '');
  return {
    title: dialog.querySelector('h2')?.innerText ?? '',
    address: field?.value ?? 'no field',
    refusal: message?.innerText ?? '',
  };
}
