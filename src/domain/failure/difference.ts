/** The value that another user has stored since, next to this user's entry. A missing value is empty. */
export interface Difference {
  name: string;
  stored: string;
  mine: string;
}
