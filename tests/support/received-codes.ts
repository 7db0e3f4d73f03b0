import { type Harness, listed } from './harness.ts';

/** A custom code in the contract's format. */
export const RECEIVED_CODE = {
  id: '601',
  adaCode: 'X9001',
  description: 'Night guard, second fitting',
  ucrAmount: 60,
  specialtyName: 'General',
  specialtyCode: 'GEN',
  category: 'Appliances',
  isCustomCode: true,
  version: 1,
  plans: [] as string[],
  medianAmount: 260,
  isUnusual: true,
};

export const RECEIVED_GROUPS = {
  specialties: [{ specialtyName: 'General', specialtyCode: 'GEN' }],
  categories: ['Appliances'],
  codes: 30,
  customCodes: 1,
  unusualCodes: 1,
};

/** Responds immediately with the only code of the page of codes, and the groups of its filters. */
export async function respondWithCodes({ respondTo }: Harness): Promise<void> {
  await respondTo('/ada-codes', () => listed(RECEIVED_CODE));
  await respondTo('/ada-codes/groups', () => RECEIVED_GROUPS);
}
