import { ADMIN_RULES, passes, type Rights } from '../access/permissions.ts';
import { type PartSetup, setupOf } from './part-setup.ts';
import { PAGES, type PageName, pageOf } from './routes.ts';

/** What a practice has set up (LAYOUT-12). */
export interface FirstSteps {
  plan: boolean;
  patient: boolean;
  officeCard: boolean;
  goals: boolean;
}

export interface FirstStep {
  label: string;
  reason: string;
  path: string;
  isDone: boolean;
  setup: PartSetup;
}

const STEPS: readonly { step: keyof FirstSteps; label: string; reason: string; page: PageName }[] = [
  { step: 'plan', label: 'Add a plan', reason: 'Patients choose from your plans.', page: 'feeManagement' },
  {
    step: 'patient',
    label: 'Add a patient',
    reason: 'Enroll your first patient in a plan.',
    page: 'explorePlans',
  },
  {
    step: 'officeCard',
    label: 'Add the office card',
    reason: 'Optional. It pays for plans that the practice covers, such as your team’s.',
    page: 'paymentManagement',
  },
  {
    step: 'goals',
    label: 'Set goals',
    reason: 'Compare collections with your goal each month.',
    page: 'goalSettings',
  },
];

/** The steps that the user may do. */
export function firstStepsFor(
  done: FirstSteps,
  rights: Rights,
  addresses: Parameters<typeof setupOf>[1],
): FirstStep[] {
  return STEPS.flatMap(({ step, label, reason, page }) => {
    const { area } = pageOf(page);
    const setup = setupOf(page, addresses, rights);
    if (setup === 'hidden' || (area !== undefined && !passes(rights, ADMIN_RULES[area]))) return [];
    return [{ label, reason, path: PAGES[page].path, isDone: done[step], setup }];
  });
}
