import { EMAIL_PICTURES } from './email-pictures.ts';
import { FEE_PICTURES } from './fee-pictures.ts';
import { GOAL_PICTURES } from './goal-pictures.ts';
import { HELP_PICTURES } from './help-pictures.ts';
import { LOGIN_PICTURES } from './login-pictures.ts';
import { MARKETPLACE_PICTURES } from './marketplace-pictures.ts';
import { OFFICE_PICTURES } from './office-pictures.ts';
import { PATIENT_PICTURES } from './patient-pictures.ts';
import { PAYMENT_PICTURES } from './payment-pictures.ts';
import type { Picture } from './picture.ts';
import { SEARCH_PICTURES } from './search-pictures.ts';
import { SERVER_PICTURES } from './server-pictures.ts';
import { SHELL_PICTURES } from './shell-pictures.ts';

/** All pictures. Add a new one to its group. */
export const PICTURES: readonly Picture[] = [
  ...LOGIN_PICTURES,
  ...SHELL_PICTURES,
  ...HELP_PICTURES,
  ...SEARCH_PICTURES,
  ...PATIENT_PICTURES,
  ...PAYMENT_PICTURES,
  ...OFFICE_PICTURES,
  ...FEE_PICTURES,
  ...GOAL_PICTURES,
  ...MARKETPLACE_PICTURES,
  ...EMAIL_PICTURES,
  ...SERVER_PICTURES,
];

/** The pictures in the README. */
export const README_PICTURES = [
  'login-1440-light.png',
  'dashboard-1440-light.png',
  'statechart-1440-light.png',
  'bell-1440-light.png',
  'profile-1440-dark.png',
  'patient-1440-light.png',
  'drawer-other-390-dark.png',
  'help-390-light.png',
];
