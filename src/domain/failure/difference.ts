/** The value that another user stored meanwhile, next to this user's entry. A missing value is empty. */
export interface Difference {
  name: string;
  stored: string;
  mine: string;
}
