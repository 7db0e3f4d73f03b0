import { formatMoney } from '#domain/money/format-money.ts';
import type { IncludedBenefit } from '#domain/plan/comparison.ts';
import type { VisitYearId } from '#domain/plan/visit-years.ts';

export const YEAR_COSTS = 'What a year costs';
export const COMPARED = 'Plans compared';
export const PLAN = 'Plan';
export const DISCOUNTS = 'Discounts';
export const NONE = 'None';
export const NO_LIMIT = 'No limit';
export const PRICE = 'Price a year';
export const YOU_PAY = 'You pay';
export const payWords = (amount: string) => `You pay ${amount}`;
export const withEnrollment = (amount: string) => `with ${amount} to enroll`;
export const YOU_SAVE = 'You save';
export const savedInColumn = (cents: number) =>
  cents < 0 ? `${formatMoney(-cents)} more` : formatMoney(cents);
export const savedWords = (cents: number) =>
  cents < 0 ? savedInColumn(cents) : `Save ${formatMoney(cents)}`;
export const VISITS = 'Visits in a year';
/** Names are short, because they stand side by side. */
export const YEARS: Record<VisitYearId, string> = {
  adult: 'Healthy adult',
  gums: 'Gum care',
  child: 'Child',
  past: 'Past year',
  each: 'One of each',
};
export const CHANGE_VISITS = 'Change visits';
export const EVERY_PLAN = 'In every plan';
/** `Cleanings: 2` */
export const includedWords = ({ benefit, limit }: IncludedBenefit) =>
  `${benefit}: ${limit === 0 ? NO_LIMIT.toLowerCase() : limit}`;
export const ABOUT =
  'For one person’s first year, before tax. “You pay” is the price, the enrollment fee, and what the plan doesn’t pay for the visits.';
export const NO_VISITS = 'Add a procedure to compare what plans save.';
export const CHOOSE = 'Choose';
export const chooseWords = (plan: string) => `Choose ${plan}`;
export const CURRENT_PLAN = 'Current plan';
export const SAVES_MOST = 'Saves most';
export const showAllWords = (count: number) => `Show all ${count} plans`;
export const SHOW_FEWER = 'Show fewer plans';
export const YEAR = 'The compared year';
export const PROCEDURE = 'Procedure';
export const QUANTITY = 'Quantity';
export const WITHOUT_PLAN = 'Without a plan';
export const ADD_PROCEDURE = 'Add a procedure';
export const ALL_ADDED = 'Every procedure is on the list.';
export const quantityOf = (description: string) => `Quantity of ${description}`;
