import { model } from '#charts/explore/model.ts';
import type { Benefit, BenefitSummary } from '#domain/benefit/benefit.ts';
import type { BenefitPlan } from '#domain/benefit/benefit-rule.ts';
import { benefitsMachine } from '#machines/benefits/benefits.machine.ts';

export const PLAN: BenefitPlan = {
  status: 'active',
  term: { startDate: '1969-06-10', endDate: '1970-06-10' },
  renewsItself: true,
  today: '1969-12-31',
};
export const PATIENT = { name: 'Ada Marlowe', email: 'ada.marlowe@example.test' };

const EXAM: Benefit = {
  name: 'Emergency exam',
  groups: [
    {
      codes: [{ code: 'X1020', description: 'Emergency exam' }],
      limit: 1,
      usedOn: ['1969-11-02'],
      remaining: 0,
    },
  ],
  request: { id: '901', answer: 'Confirmed', requestedAt: '1969-11-02T15:00:00Z', isEmailed: true },
};
const FLUORIDE: Benefit = {
  name: 'Fluoride',
  groups: [
    {
      codes: [{ code: 'X2030', description: 'Fluoride varnish' }],
      limit: 4,
      usedOn: ['1969-12-30'],
      remaining: 3,
    },
  ],
  request: { id: '902', answer: 'Requested', requestedAt: '1969-12-30T15:00:00Z', isEmailed: true },
};

/** A patient who was asked to confirm fluoride. */
export const ASKED: BenefitSummary = {
  planName: 'Family Care',
  emailsPatients: true,
  maximum: { annualCents: 100_000, usedCents: 11_800, availableCents: 88_200 },
  givenCents: 11_800,
  benefits: [EXAM, FLUORIDE],
  discounts: [{ name: 'Fillings', percent: 10 }],
  procedures: [
    { code: 'X1020', description: 'Emergency exam', category: 'Examination', regularCents: 8000 },
    { code: 'X2030', description: 'Fluoride varnish', category: 'Prevention', regularCents: 3800 },
    { code: 'X4010', description: 'Filling, one surface', category: 'Fillings', regularCents: 15_500 },
  ],
  employerCents: null,
  memberCents: 39_900,
};

/** The summary after the patient has denied it. */
export const DENIED: BenefitSummary = {
  ...ASKED,
  maximum: { annualCents: 100_000, usedCents: 8000, availableCents: 92_000 },
  givenCents: 8000,
  benefits: [
    EXAM,
    {
      ...FLUORIDE,
      groups: FLUORIDE.groups.map((group) => ({ ...group, usedOn: [], remaining: 4 })),
      request: { id: '902', answer: 'Denied', requestedAt: '1969-12-30T15:00:00Z', isEmailed: true },
    },
  ],
};

export const DOWN = { status: 503, reason: 'Unavailable', message: 'The server is busy.' };
export const REFUSED = {
  status: 409,
  reason: 'Conflict',
  message: 'This benefit is used up for this plan term.',
};
const TODAY = '12/31/1969';

export const benefitsModel = model({
  machine: benefitsMachine,
  inputs: [{ plan: PLAN, patient: PATIENT }],
  events: {
    'benefits.refresh': [{}],
    'summary.print': [{}],
    'today.change': [{ today: PLAN.today }],
    'field.change': [
      { case: 'a question', field: 'question', value: 'fluoride' },
      { case: 'a day ahead', field: 'day', value: '01/01/1970' },
    ],
    'field.blur': [
      { case: 'the question', field: 'question' },
      { case: 'the day', field: 'day' },
    ],
    'field.settle': [{}],
    'benefit.use': [
      { case: 'a benefit with uses left', code: 'X2030' },
      { case: 'a used-up benefit', code: 'X1020' },
    ],
    'benefit.undo': [
      { case: 'the last one', id: '902' },
      { case: 'an unknown one', id: '999' },
    ],
    'benefit.resend': [
      { case: 'an unconfirmed use', id: '902' },
      { case: 'a confirmed use', id: '901' },
    ],
    'work.confirm': [{}],
    'discard.confirm': [{}],
    'dialog.close': [{}],
  },
  outcomes: {
    loadSummary: { asked: { output: ASKED }, denied: { output: DENIED }, down: { error: DOWN } },
    useBenefit: { used: { output: undefined }, refused: { error: REFUSED }, down: { error: DOWN } },
    undoBenefit: { 'taken back': { output: undefined }, refused: { error: REFUSED }, down: { error: DOWN } },
    resendBenefit: {
      'asked again': { output: { requestedAt: '1969-12-31T15:00:00Z' } },
      refused: { error: REFUSED },
    },
  },
  /** Of a dialog, only its visible values count; a closed dialog is ignored. */
  abstraction: (snapshot) => {
    const { summary, fields, searched, requestId, isChecked, refusal } = snapshot.context;
    const isUsing = snapshot.hasTag('using');
    const isAbout = snapshot.hasTag('undoing') || snapshot.matches({ work: 'resending' });
    return [
      summary?.givenCents ?? null,
      fields.texts.question,
      searched,
      isUsing ? [fields.texts.day, isChecked] : null,
      isAbout ? requestId : null,
      isUsing || snapshot.hasTag('undoing') ? (refusal?.status ?? null) : null,
    ];
  },
  /** A question is typed only while nothing else runs, and a future day only before anything was rejected. */
  isWorthTaking: (snapshot, { event }) => {
    const { fields, refusal } = snapshot.context;
    if (!event.type.startsWith('field.')) return true;
    if (event['field'] === 'day')
      return event.type === 'field.blur' || (fields.texts.day === TODAY && refusal === null);
    return (
      snapshot.matches({ summary: 'fresh', work: 'idle' }) &&
      (event.type !== 'field.change' || fields.texts.question === '')
    );
  },
  isHome: (snapshot) => snapshot.matches({ work: 'idle' }) && snapshot.context.summary !== null,
  whyHome: 'The page starts by loading the benefits, and rests once they are loaded.',
  invariants: {
    'API-15: a request is sent exactly while the page shows it.': (snapshot) => {
      const calls = ['useBenefit', 'undoBenefit', 'resendBenefit'];
      return calls.some((call) => call in snapshot.children) === snapshot.hasTag('busy');
    },
    'API-15: a plan with unknown benefits is never changed.': (snapshot) =>
      snapshot.matches({ work: 'idle' }) || snapshot.context.summary !== null,
    'API-15: known data stays visible until newer data replaces it.': (snapshot) =>
      (snapshot.context.summary === null) ===
      (snapshot.matches({ summary: 'loading' }) || snapshot.matches({ summary: 'failed' })),
    'ERR-1: a failure is shown if the first load or a reload failed.': (snapshot) =>
      !(snapshot.matches({ summary: 'failed' }) || snapshot.matches({ summary: 'outdated' })) ||
      snapshot.context.failure?.message === 'The server is busy.',
    'API-15: a future procedure is not recorded.': (snapshot) =>
      !('useBenefit' in snapshot.children) || snapshot.context.fields.texts.day === TODAY,
    'API-15: a rejection by the server is shown only in the dialog.': (snapshot) =>
      !snapshot.hasTag('busy') ||
      snapshot.matches({ work: 'resending' }) ||
      snapshot.context.refusal === null,
    'API-15: no dialog closes during a request.': (snapshot) =>
      !snapshot.hasTag('busy') || !snapshot.can({ type: 'dialog.close' }),
    'SAMPLE-1: a used-up benefit is not offered.': (snapshot) =>
      !snapshot.can({ type: 'benefit.use', code: 'X1020' }),
  },
});
