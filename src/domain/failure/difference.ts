/** What another user stored since, beside what this user entered. */
export interface Difference {
  name: string;
  stored: string;
  mine: string;
}

/** Empty texts would look like a missing value. */
export const differenceOf = (name: string, stored: string, mine: string): Difference => ({
  name,
  stored: stored || 'None',
  mine: mine || 'None',
});
