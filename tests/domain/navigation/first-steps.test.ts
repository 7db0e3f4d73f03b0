import { expect, it } from 'vitest';
import { firstStepsFor } from '#domain/navigation/first-steps.ts';
import { ADDRESSES } from './addresses.ts';

const NOTHING = { plan: false, patient: false, officeCard: false, goals: false };
const holder = (...names: string[]) => ({ roles: names.map((name) => ({ name })), permissions: [] });
const labels = (...parameters: Parameters<typeof firstStepsFor>) =>
  firstStepsFor(...parameters).map(({ label, isDone, setup }) => `${label} ${isDone} ${setup}`);

it('LAYOUT-12: the steps that the user may do', () => {
  const manager = holder('AdministratorPaymentManagement', 'EditorPlanFees', 'AdministratorGoalSettings');
  expect(labels({ ...NOTHING, plan: true }, manager, ADDRESSES)).toEqual([
    'Add a plan true done',
    'Add a patient false done',
    'Add the office card false done',
    'Set goals false done',
  ]);
  expect(labels(NOTHING, holder('ViewerGeneral'), ADDRESSES)).toEqual(['Add a patient false done']);
  const noMarket = { ...ADDRESSES, widgets: { ...ADDRESSES.widgets, plans: '' } };
  expect(labels(NOTHING, holder('ViewerGeneral'), noMarket)).toEqual([]);
  expect(labels(NOTHING, holder('AdministratorPlanFees'), noMarket)).toEqual(['Add a patient false needed']);
});
