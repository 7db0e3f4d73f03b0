import { countOf } from '#domain/text/count.ts';
export const PURCHASE = 'Purchase a plan';
export const SELL = 'Sell this plan';
export const sellWords = (plan: string) => `Sell this plan: ${plan}`;
export const COMPARE = 'Compare plans';
export const offeredWords = (count: number, state: string) =>
  `${countOf(count, 'plan')} on offer in ${state}`;
export const NO_OFFERS = 'No plans for sale';
export const NO_OFFERS_WORDS = 'This practice sells no plans in this state yet.';
export const LEVEL = 'Coverage';
export const COVERS = 'Covers';
export const YEARLY = 'Annual fee';
export const MONTHLY = 'Monthly payment';
export const ENROLLMENT = 'Enrollment fee';
export const NOT_MONTHLY = 'Annual only';
export const NO_ENROLLMENT = 'None';
export const PROCEDURE = 'Procedure';
export const WITHOUT = 'Without the plan';
export const WITH_PLAN = 'With the plan';
export const levelsWords = (plan: string) => `Coverage levels of ${plan}`;
export const visitWords = (plan: string) => `What a visit costs with ${plan}`;
export const VISIT = 'What a visit costs';
export const maximumWords = (amount: string) => `Annual maximum ${amount}`;
export const NO_MAXIMUM = 'No annual maximum';
/** `Up to 8 people` */
export const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
