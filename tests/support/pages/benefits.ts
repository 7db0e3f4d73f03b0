import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { BenefitSummary } from '#domain/benefit/benefit.ts';
import {
  selectBenefitsPhase,
  selectDay,
  selectDayMessage,
  selectIsBusy,
  selectIsUndoing,
  selectIsUsing,
  selectRefusal,
  selectResending,
} from '#machines/benefits/benefits.selectors.ts';
import { ASKED, benefitsModel, DENIED, PATIENT, PLAN, REFUSED } from '#tests/machines/benefits.model.ts';
import { BUSY } from '#tests/support/failures.ts';
import { RECEIVED_PLAN } from '#tests/support/received-patients.ts';
import { because, canDo, type Drive, leaveField, nothingElse, pressFirst, type SnapshotOf } from './drive.ts';
import { sendHead } from './patient-head.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof benefitsModel>;

/** A click on a button first leaves the question. */
const hasButtons = (snapshot: Snapshot): boolean =>
  snapshot.matches({ work: 'idle' }) &&
  snapshot.context.summary !== null &&
  !snapshot.matches({ question: 'typing' });

/** A dialog covers everything else; an impossible action has no button. */
const isOpen = (snapshot: Snapshot): boolean => selectIsUsing(snapshot) || selectIsUndoing(snapshot);
const isDiscarding = (snapshot: Snapshot): boolean => snapshot.hasTag('discarding');
const isAsking = (snapshot: Snapshot): boolean => snapshot.context.summary !== null && !isOpen(snapshot);

const canSend = canDo<typeof benefitsModel>({
  'benefits.refresh': () => true,
  'field.change': canType,
  'field.blur': canType,
  'field.settle': isAsking,
  'summary.print': (snapshot) => isAsking(snapshot) && !snapshot.matches({ question: 'typing' }),
  'benefit.use': (snapshot, { code }) => hasButtons(snapshot) && code === 'X2030',
  'benefit.undo': (snapshot, event) => hasButtons(snapshot) && snapshot.can(event),
  'benefit.resend': (snapshot, event) => hasButtons(snapshot) && snapshot.can(event),
  'work.confirm': (snapshot) => isOpen(snapshot) && !selectIsBusy(snapshot) && !isDiscarding(snapshot),
  'discard.confirm': isDiscarding,
  'dialog.close': (snapshot) => isOpen(snapshot) && !selectIsBusy(snapshot),
  'today.change': () => false,
  otherwise: nothingElse,
});

function canType(snapshot: Snapshot, { field }: { field: string }): boolean {
  const isEditing = selectIsUsing(snapshot) && !selectIsBusy(snapshot) && !isDiscarding(snapshot);
  return field === 'day' ? isEditing : isAsking(snapshot);
}

/** A pending change times out after the interval of a refresh. */
const can = (snapshot: Snapshot, step: Step): boolean =>
  step.kind === 'delay'
    ? !selectIsBusy(snapshot) && selectResending(snapshot) === null
    : canSend(snapshot, step);

export const benefitsPage = pageModel({
  model: benefitsModel,
  scenes: { 'a patient who was asked about fluoride': { input: { plan: PLAN, patient: PATIENT }, can } },
  notOnPage: because('the day changes at midnight', 'benefits|today.change|0'),
});

const SUMMARY = '/plan/20001/benefits-summary';
const USE = '/benefits-summary/use';
const UNDO = '/benefits-summary/undo/902';
const RESEND = '/benefits-summary/resend/902';

/** A summary in the contract's format, whose amounts are in dollars. */
const receivedBenefits = ({ maximum, givenCents, benefits, ...summary }: BenefitSummary) => ({
  planId: '20001',
  planName: summary.planName,
  hasAnnualMaximums: true,
  annualMaximum: dollars(maximum?.annualCents),
  utilizedAnnualMaximum: dollars(maximum?.usedCents),
  availableAnnualMaximum: dollars(maximum?.availableCents),
  getAmount: dollars(givenCents),
  explanationOfBenefits: benefits.map(({ name, groups, request }) => ({
    name,
    codeGroups: groups.map(({ codes, limit, usedOn, remaining }) => ({
      codes: codes.map(({ code, description }) => ({ cdtCode: code, descriptionOfCdtCodes: description })),
      limit,
      previousProceduresDates: usedOn,
      limitRemaining: remaining,
    })),
    benefitRequestStatus: request?.answer,
    requestedAt: request?.requestedAt,
    notificationId: request?.id,
    notification: null,
  })),
  discounts: summary.discounts,
  hasEmployerContribution: false,
  employerContribution: 0,
  memberContribution: dollars(summary.memberCents),
});

const dollars = (cents = 0) => cents / 100;

const RECEIVED_PROCEDURES = {
  procedures: ASKED.procedures.map(({ code, description, category, regularCents }) => ({
    cdtCode: code,
    descriptionOfCdtCodes: description,
    category,
    ucrAmount: regularCents / 100,
  })),
};

/** A plan whose term includes the walk's time. */
const ON_TERM = { ...RECEIVED_PLAN, planStartDate: '1969-06-10', planEndDate: '1970-06-10' };

export const driveBenefits: Drive<typeof benefitsModel> = async (adapter, harness) => {
  const answer = await harness.pause(SUMMARY, USE, UNDO, RESEND);
  await sendHead(harness, { plan: () => ON_TERM });
  await harness.respondTo('/procedures', () => RECEIVED_PROCEDURES);
  const seesSummary = (snapshot: Snapshot) =>
    shows(adapter, readSummary, {
      phase: selectBenefitsPhase(snapshot),
      fluoride: fluorideWords(snapshot),
      question: snapshot.context.summary === null ? '' : snapshot.context.fields.texts.question,
      answer: snapshot.context.summary === null ? '' : answerWords(snapshot),
    });
  const seesWork = (snapshot: Snapshot) => {
    const isUsing = selectIsUsing(snapshot);
    return shows(adapter, readWork, {
      title: titleOf(snapshot),
      day: isUsing ? selectDay(snapshot) : '',
      message: isUsing ? (selectDayMessage(snapshot) ?? '') : '',
      refusal: isOpen(snapshot) ? (selectRefusal(snapshot)?.message ?? '') : '',
      isBusy: isOpen(snapshot) && selectIsBusy(snapshot),
      isResending: selectResending(snapshot) !== null,
    });
  };
  return {
    open: () => harness.open('/view-patient/benefit-summary'),
    do: {
      // The user returns to the tab. On a failed page, a button does the same.
      'benefits.refresh': () => adapter.inPage(comeBack, null),
      'summary.print': () => adapter.click('button', 'Print for patient'),
      'field.change': ({ field, value }) => adapter.fill(LABELS[field], value),
      'field.blur': ({ field }) => leaveField(adapter, LABELS[field]),
      async 'field.settle'() {
        await adapter.focus(LABELS.question);
        await adapter.press('Enter');
      },
      'benefit.use': () => adapter.inPage(pressFirst, '[aria-label="Record use of Fluoride varnish"]'),
      'benefit.undo': () => adapter.click('button', 'Undo use of Fluoride'),
      'benefit.resend': () => adapter.click('button', 'Resend request for Fluoride'),
      'work.confirm': () => adapter.click('button', /^(Record use|Undo use)$/),
      'discard.confirm': () => adapter.click('button', 'Discard changes'),
      'dialog.close': () => adapter.press('Escape'),
    },
    answer: {
      'loadSummary → asked': () => answer(SUMMARY, 200, receivedBenefits(ASKED)),
      'loadSummary → denied': () => answer(SUMMARY, 200, receivedBenefits(DENIED)),
      'loadSummary → down': () => answer(SUMMARY, 503, BUSY),
      'useBenefit → used': () =>
        answer(USE, 200, { notificationId: '902', benefitRequestStatus: 'Requested' }),
      'useBenefit → refused': () => answer(USE, 409, REFUSED),
      'useBenefit → down': () => answer(USE, 503, BUSY),
      'undoBenefit → taken back': () => answer(UNDO, 200, {}),
      'undoBenefit → refused': () => answer(UNDO, 409, REFUSED),
      'undoBenefit → down': () => answer(UNDO, 503, BUSY),
      'resendBenefit → asked again': () => answer(RESEND, 200, { requestedAt: '1969-12-31T15:00:00Z' }),
      'resendBenefit → refused': () => answer(RESEND, 409, REFUSED),
    },
    see: { ...everyState(benefitsPage, seesSummary), ...everyState(benefitsPage, seesWork, 'benefits.work') },
  };
};

const LABELS = { question: 'Procedure', day: 'Date of service' } as const;

const isAsked = ({ context: { summary } }: Snapshot) => summary?.givenCents === ASKED.givenCents;

function fluorideWords(snapshot: Snapshot): string {
  if (snapshot.context.summary === null) return '';
  return isAsked(snapshot) ? 'Requested, 3 of 4 left' : 'Denied, 4 of 4 left';
}

function answerWords(snapshot: Snapshot): string {
  if (snapshot.context.searched === '') return '';
  return isAsked(snapshot)
    ? 'Yes, 3 left this term. Last used on 12/30/1969. The patient hasn’t confirmed the latest use.'
    : 'Yes, 4 left this term. The patient denied the latest use.';
}

function titleOf(snapshot: Snapshot): string {
  if (isDiscarding(snapshot)) return 'Discard your changes?';
  if (selectIsUsing(snapshot)) return 'Record use of fluoride varnish?';
  return selectIsUndoing(snapshot) ? 'Undo this use of fluoride?' : '';
}

function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

function readSummary() {
  const list = (...selectors: string[]) =>
    selectors
      .map((selector) => dom.words(selector))
      .filter(Boolean)
      .join(', ');
  const phase = dom.which({
    failed: '.widget .state-message[role=alert]',
    outdated: '.benefits:has([data-benefit=Fluoride]) > [role=status] > .banner',
    shown: '[data-benefit=Fluoride]',
  });
  return {
    phase: phase ?? 'loading',
    fluoride: list(
      '[data-benefit=Fluoride] .badge',
      '[data-benefit=Fluoride] .benefit-left > span:not(.meter)',
    ),
    question: dom.value('.benefits input[type=search]'),
    answer: list('.benefit-answer .badge', '.benefit-answer p.page-facts'),
  };
}

function readWork() {
  const day = dom.input('.dialog input[name=procedureDate]');
  return {
    title: dom.texts('.dialog-title').at(-1) ?? '',
    day: day?.value ?? '',
    message: dom.error(day),
    refusal: dom.words('.dialog :is(.dialog-error, .banner-words > div)'),
    isBusy: dom.has('.dialog [data-loading]'),
    isResending: dom.has('[data-benefit=Fluoride] .benefit-request [data-loading]'),
  };
}
