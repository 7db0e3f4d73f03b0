import { pageModel } from '#charts/page/page-model.ts';
import { MEMBER_LABELS, NO_MEMBER_TEXTS } from '#domain/patient/member-edit.ts';
import * as select from '#machines/new-patient/new-patient.selectors.ts';
import { KNOWN_PATIENT, newPatientModel, REFUSED, SAME } from '#tests/machines/new-patient.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { listed } from '#tests/support/harness.ts';
import { FOUND_PATIENT } from '#tests/support/received-patients.ts';
import { because, canDo, type Drive, endedByDefect, leaveField, type SnapshotOf } from './drive.ts';
import type { PageAdapter } from './page-adapter.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof newPatientModel>;

const can = canDo<typeof newPatientModel>({
  otherwise: (snapshot, event: object) => !('discards' in event) && !select.selectIsAdding(snapshot),
});

export const newPatientPage = pageModel({
  model: newPatientModel,
  scenes: {
    'a new patient': {
      input: { today: '1969-12-31', memberId: '', wantedOfferId: '', texts: NO_MEMBER_TEXTS },
      can,
    },
  },
  notOnPage: [
    ...endedByDefect('newPatient.chosen', 'sale'),
    ...because(
      'the walk has no sale to continue or discard: plans-widget.test.ts has one',
      'newPatient.starting|always|0',
      'newPatient.chosen.selling|patient.edit|0',
      ...['discard.confirm', 'dialog.close'].map((event) => `newPatient.chosen.discarding|${event}|0`),
    ),
  ],
});

const SEARCH = '/patient/search';
const REGISTER = '/patients';
/** The sale to the chosen patient stays loading. */
const SALE = ['/offers', '/terms', '/payment-accounts', '/detail', '/summary'];

export const driveNewPatient: Drive<typeof newPatientModel> = async (adapter, harness) => {
  let isOpen = false;
  const answer = await harness.pause(SEARCH, REGISTER, ...SALE);
  const sees = (snapshot: Snapshot) => {
    const phase = select.selectNewPatientPhase(snapshot);
    const isForm = phase === 'entering';
    const { firstName, email } = select.selectNewPatientMessages(snapshot);
    return shows(adapter, readPurchase, {
      phase,
      texts: isForm ? Object.values(snapshot.context.fields.texts).filter(Boolean).length : 0,
      messages: isForm ? [firstName ?? '', email ?? ''] : ['', ''],
      notice: isForm ? (select.selectNewPatientNotice(snapshot) ?? '') : '',
      isAdding: select.selectIsAdding(snapshot),
      known: phase === 'known' ? snapshot.context.known.length : 0,
    });
  };
  return {
    async open() {
      if (isOpen) await adapter.inPage(endDraft, null);
      isOpen = true;
      await harness.open('/purchase-plan', { hasPlansWidget: true });
    },
    do: {
      async 'field.change'({ field, value }) {
        if (field === 'state') return chooseOhio(adapter);
        await adapter.fill(MEMBER_LABELS[field], value);
      },
      'field.blur': () => leaveField(adapter, 'First name'),
      'patient.submit': () => adapter.click('button', 'Continue to plan'),
      'patient.choose': () => adapter.click('button', 'Sell to this patient'),
      'patient.addAnyway': () => adapter.click('button', 'Add another person with this name'),
      'patient.edit': () => adapter.click('button', /^(Change what I entered|Sell to another patient)$/),
    },
    answer: {
      'findKnown → none': () => answer(SEARCH, 200, listed()),
      'findKnown → one': () => answer(SEARCH, 200, listed({ ...FOUND_PATIENT, name: KNOWN_PATIENT.name })),
      'findKnown → server down': () => answer(SEARCH, 503, BUSY),
      'registerPatient → added': () => answer(REGISTER, 200, { memberId: '10000412' }),
      'registerPatient → added by another user': () => answer(REGISTER, 409, SAME),
      'registerPatient → refused at a field': () => answer(REGISTER, 400, REFUSED),
      'registerPatient → server down': () => answer(REGISTER, 503, BUSY),
    },
    see: everyState(newPatientPage, sees),
  };
};

export const removeDraft = () => sessionStorage.removeItem('sale');

/** For a page that is about to be left, and may still be storing what was typed last. */
export function endDraft(): void {
  Storage.prototype.setItem = () => undefined;
  sessionStorage.removeItem('sale');
}

/** The field after City. */
async function chooseOhio(adapter: PageAdapter): Promise<void> {
  await adapter.focus('City');
  for (const key of ['Tab', 'O', 'H', 'Tab']) await adapter.press(key);
}

function readPurchase() {
  const inputs = dom.all<HTMLInputElement>('.form input');
  return {
    phase: dom.which({ entering: '.form', known: '.sale-known tbody tr' }) ?? 'chosen',
    texts: inputs.filter(({ value }) => value !== '').length,
    messages: ['firstName', 'email'].map((name) => dom.error(dom.input(`.form input[name=${name}]`))),
    notice: dom.words('.form .banner-words > div'),
    isAdding: dom.has('.form [type=submit][data-loading=true]'),
    known: dom.all('.sale-known tbody tr').length,
  };
}
