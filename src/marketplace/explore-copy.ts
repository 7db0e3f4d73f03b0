import type { PlanOffer } from '#domain/plan/sale.ts';
import { countOf } from '#domain/text/count.ts';
export const PURCHASE = 'Purchase a plan';
export const SELL = 'Sell this plan';
export const sellWords = (plan: string) => `Sell this plan: ${plan}`;
export const COMPARE = 'Compare plans';
export const offeredWords = (count: number, state: string) =>
  `${countOf(count, 'plan')} available in ${state}`;
export const NO_OFFERS = 'No plans for sale';
export const NO_OFFERS_WORDS = 'This practice sells no plans in this state yet.';
export const INCLUDED = 'Included each year';
export const NO_LIMIT = 'no limit';
export const NO_BENEFITS = 'Discounts only';
export const discountWords = ({ percent, category }: PlanOffer['discounts'][number]) =>
  `${percent}% off ${category.toLowerCase()}`;
export const discountsWords = (discounts: PlanOffer['discounts']) =>
  `Discounts: ${discounts.map(discountWords).join(', ')}`;
export const yearlyWords = (amount: string) => `${amount} a year`;
export const monthlyWords = (amount: string) => `or ${amount} a month`;
export const enrollmentWords = (amount: string) => `+ ${amount} to enroll`;
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
