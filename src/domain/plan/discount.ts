export interface CategoryDiscount {
  category: string;
  percent: number;
}

/**
 * The percentage that a plan takes off a procedure that it doesn't pay for; 0 without a discount. A discount is for a
 * category of codes, so a covered procedure has it once its benefit is used up.
 */
export const discountOn = (category: string, discounts: readonly CategoryDiscount[]): number =>
  discounts.find((each) => each.category.toLowerCase() === category.toLowerCase())?.percent ?? 0;
