import { formatCount } from '#domain/text/count.ts';

export const COMPARED = 'Plans compared';
export const comparedFor = (patient: string) => `Plans compared for ${patient}`;
export const PLAN = 'Plan';
export const DISCOUNTS = 'Discounts';
export const NO_DISCOUNTS = 'None';
export const PRICE = 'Price';
export const YOU_PAY = 'You pay';
export const YOU_SAVE = 'You save';
/** On a phone, the amount has no column heading. */
export const SAVE = 'Save';
export const aboutWords = (visits: string, usual: string) =>
  `One person’s first year: ${visits}. Without a plan it costs ${usual}. “You pay” includes the yearly price and the enrollment fee, before tax. Change the visits below.`;
export const everyPlanWords = (discounts: string) => `Every plan also gives discounts: ${discounts}.`;
export const NO_VISITS = 'Add a procedure below to compare what plans save.';
export const visitWords = (quantity: number, procedure: string) => `${formatCount(quantity)} × ${procedure}`;
export const PURCHASE = 'Purchase a plan';
export const CHOOSE = 'Choose';
export const chooseWords = (plan: string) => `Choose ${plan}`;
export const CURRENT_PLAN = 'Current plan';
export const YEAR = 'The compared year';
export const YEAR_ABOUT = 'Change the visits to what this patient needs.';
export const PROCEDURE = 'Procedure';
export const QUANTITY = 'Quantity';
export const WITHOUT_PLAN = 'Without a plan';
export const ADD_PROCEDURE = 'Add a procedure';
export const quantityOf = (description: string) => `Quantity of ${description}`;
