/** What another user stored since, beside what this user entered. Empty where there is none. */
export interface Difference {
  name: string;
  stored: string;
  mine: string;
}
