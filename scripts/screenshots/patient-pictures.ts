import type { Page } from 'playwright-core';
import { selectMember } from '#tests/journeys/shell-page.ts';
import {
  dialogIsOpen,
  FAILED,
  ofPatient,
  openMenu,
  type Picture,
  press,
  see,
  seeList,
  seeReport,
  steps,
} from './picture.ts';

/** A patient with confirmed, denied and open requests. */
const BENEFITS = ofPatient('/view-patient/benefit-summary', 'Can we do this today?', '10000001');
const ask = (question: string) => (page: Page) =>
  page.getByRole('searchbox', { name: 'Procedure' }).fill(question);

const useBenefit = steps(
  BENEFITS.show,
  ask('varnish'),
  async (page) => {
    const use = page.getByRole('button', { name: 'Record use of Fluoride varnish' });
    // The response moves the list below it.
    await use.nth(1).waitFor();
    await use.first().click();
  },
  dialogIsOpen,
);

const PATIENT_NOTES = {
  info: { records: 2, pages: 1 },
  results: [
    {
      noteId: '8',
      text: 'Allergic to latex.',
      isAlert: true,
      author: 'Ada Admin',
      addedAt: '2026-03-12T14:20:00Z',
    },
    {
      noteId: '7',
      text: 'Prefers morning appointments and a text the day before.',
      isAlert: false,
      author: 'Freya Front',
      addedAt: '2026-02-03T19:05:00Z',
    },
  ],
};
/** Alerts come with the patient. */
const withAlert = (page: Page) =>
  page.route(/\/detail$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), alerts: ['Allergic to latex.'] } });
  });
const PATIENT_ACTIVITY = {
  info: { records: 5, pages: 1 },
  results: [
    { activity: 'noteAdded', by: 'Ada Admin', at: '2026-03-12T14:20:00Z' },
    { activity: 'receiptEmailed', by: 'Freya Front', at: '2026-03-04T16:31:00Z', amount: 30 },
    {
      ...{ activity: 'paymentSubmitted', by: 'Freya Front', at: '2026-03-04T16:30:00Z' },
      ...{ amount: 30, outcome: 'paid' },
    },
    { activity: 'benefitConfirmed', by: null, at: '2026-02-21T23:10:00Z', benefit: 'Cleanings' },
    { activity: 'benefitUsed', by: 'Freya Front', at: '2026-02-20T15:45:00Z', benefit: 'Cleanings' },
  ],
};

/** The pages of a patient, without those about payments. */
export const PATIENT_PICTURES: readonly Picture[] = [
  {
    name: 'patient-notes',
    answers: { '/notes': { json: PATIENT_NOTES }, '/activity': { json: PATIENT_ACTIVITY } },
    at: '/',
    show: steps(withAlert, ofPatient('/view-patient/overview', 'Prefers morning').show),
  },
  {
    name: 'patient-activity',
    answers: { '/notes': { json: PATIENT_NOTES }, '/activity': { json: PATIENT_ACTIVITY } },
    at: '/',
    show: steps(withAlert, ofPatient('/view-patient/overview', 'Benefit used').show, (page) =>
      page.getByText('Benefit used').scrollIntoViewIfNeeded(),
    ),
  },
  { name: 'patient', ...ofPatient('/view-patient/overview', 'Auto-renew') },
  { name: 'benefits', ...BENEFITS },
  {
    name: 'benefits-covered',
    at: '/',
    show: steps(BENEFITS.show, (page) => page.getByText('X-rays').first().scrollIntoViewIfNeeded()),
  },
  {
    name: 'benefits-requested',
    at: '/',
    show: steps(BENEFITS.show, ask('Can we do an exam today?'), see('The patient pays')),
  },
  { name: 'benefit-use', at: '/', show: useBenefit },
  {
    name: 'benefit-day',
    at: '/',
    show: steps(useBenefit, press('button', 'Open calendar'), seeList('grid')),
  },
  {
    name: 'benefit-undo',
    at: '/',
    show: steps(BENEFITS.show, press('button', 'Undo use of Fluoride'), dialogIsOpen),
  },
  {
    name: 'benefits-failed',
    answers: { 'benefits-summary': FAILED },
    ...ofPatient('/view-patient/benefit-summary', 'Couldn’t load benefits', '10000001'),
  },
  {
    name: 'treatments',
    ...ofPatient('/view-patient/treatment-summary', 'No benefits used yet'),
  },
  { name: 'schedule', ...ofPatient('/view-patient/payment-arrangement-plans', 'Upcoming', '10000001') },
  { name: 'member-edit', ...ofPatient('/member/edit', 'Save') },
  { name: 'treatments-used', ...ofPatient('/view-patient/treatment-summary', 'Plan savings', '10000001') },
  { name: 'patient-family', ...ofPatient('/view-patient/overview', 'Hollis Iyer', '10000001') },
  {
    name: 'patient-plans',
    at: '/',
    show: steps(
      ofPatient('/view-patient/overview', 'Hollis Iyer', '10000001').show,
      openMenu(/^View another plan$/),
    ),
  },
  {
    name: 'member-remove',
    at: '/',
    show: steps(
      ofPatient('/view-patient/overview', 'Hollis Iyer', '10000001').show,
      press('button', 'Remove Hollis Iyer'),
      dialogIsOpen,
    ),
  },
  { name: 'patient-over', ...ofPatient('/view-patient/overview', 'This plan has ended', '10000053') },
  {
    name: 'patient-unknown',
    ...ofPatient('/view-patient/overview', 'Patient not found', '99999999'),
  },
  {
    name: 'patient-failed',
    answers: { '/summary': FAILED },
    ...ofPatient('/view-patient/overview', 'Couldn’t load this patient'),
  },
  {
    name: 'patient-loading',
    answers: { '/summary': null },
    at: '/',
    show: steps(
      seeReport,
      (page) => selectMember(page, '10000114'),
      (page) => page.goto('/view-patient/overview'),
      (page) => page.locator('.patient .skeleton').first().waitFor(),
    ),
  },
  {
    name: 'member-edit-errors',
    at: '/',
    show: steps(
      ofPatient('/member/edit', 'Save').show,
      (page) => page.getByLabel('First name').fill(''),
      (page) => page.getByLabel('Date of birth').fill('13/40/1983'),
      (page) => page.getByRole('textbox', { name: 'Phone' }).fill('207555'),
      press('button', 'Save changes'),
      (page) => page.locator('[aria-invalid=true]').first().waitFor(),
    ),
  },
];
