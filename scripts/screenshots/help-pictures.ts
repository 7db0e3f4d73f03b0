import type { Page } from 'playwright-core';
import { account, FAILED, type Picture, press, see, steps } from './picture.ts';

const START = { at: '/' } as const;

const searchHelp = (text: string, answer: string) =>
  steps(
    account('Help'),
    see('@support.test'),
    (page) => page.getByRole('searchbox', { name: 'Search how-tos' }).fill(text),
    see(answer),
  );

const writeReport = (text: string) => (page: Page) =>
  page.getByRole('textbox', { name: 'How can we help?' }).fill(text);

/** Help and support. */
export const HELP_PICTURES: readonly Picture[] = [
  { ...START, name: 'help', show: steps(account('Help'), see('@support.test')) },
  { ...START, name: 'help-loading', answers: { 'get-support-information': null }, show: account('Help') },
  { ...START, name: 'help-search', show: searchHelp('declined', 'Nothing was charged.') },
  { ...START, name: 'help-none', show: searchHelp('parking', 'No answer for “parking”.') },
  {
    ...START,
    name: 'help-reported',
    answers: { report: { status: 201, json: { number: '4829-1375' } } },
    show: steps(
      account('Help'),
      see('@support.test'),
      writeReport('The receipt stays empty.'),
      press('button', 'Send to support'),
      see('Sent. Your number is'),
    ),
  },
  {
    ...START,
    name: 'help-report',
    answers: { report: FAILED },
    show: steps(
      account('Help'),
      see('@support.test'),
      writeReport('I pressed Email receipt twice.\nThe receipt stays empty, and the page shows no error.'),
      press('button', 'Send to support'),
      see('Not sent'),
      press('button', 'Download log'),
      see('Downloaded the log'),
    ),
  },
  {
    ...START,
    name: 'help-failed',
    answers: { 'get-support-information': FAILED },
    show: steps(account('Help'), see('Hours, email, and address didn’t load.')),
  },
];
