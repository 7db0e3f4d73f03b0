import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from '#machines/login/login.machine.ts';
import { loginModel } from '#tests/machines/login.model.ts';
import { explore } from './explore.ts';
import type { AnyModel, Step } from './model.ts';
import { type PageDriver, type PageTour, pageTour } from './page.ts';
import { transitionTours } from './tours.ts';

type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

export type LoginPageDriver = PageDriver<
  'field.edited' | 'login.submit' | 'password.toggle',
  'authenticate → accepted' | 'authenticate → wrong password' | 'authenticate → server down',
  | 'login.open.form.editing'
  | 'login.open.form.submitting'
  | 'login.open.form.refused'
  | 'login.open.password.masked'
  | 'login.open.password.shown'
  | 'login.accepted',
  LoginSnapshot
>;

const pageModel: AnyModel = { ...loginModel, isWorthTaking: (_, step) => isPageStep(step) };

/** Everything that the login can do on a page. */
export const loginPageGraph = explore(pageModel);

/** Tours that between them take every transition of the login that a page can bring about. */
export function loginPageTours(): PageTour[] {
  return transitionTours(loginPageGraph).map((tour) => pageTour(loginPageGraph, tour));
}

/** A page edits by typing, which settles by itself; and no page can break a field's chart. */
function isPageStep(step: Step): boolean {
  return step.kind === 'outcome' ? step.actor === 'authenticate' : step.event.type !== 'field.settled';
}
