import { tidied } from '../text/text-filter.ts';

/** The value that another user has stored since, next to this user's entry. A missing value is empty. */
export interface Difference {
  name: string;
  stored: string;
  mine: string;
}

/** Of the fields of a form, those whose text is not what is stored now. */
export const textDifferences = <Name extends string>(
  names: Readonly<Record<Name, string>>,
  stored: Readonly<Record<Name, string>>,
  mine: Readonly<Record<Name, string>>,
): readonly Difference[] =>
  (Object.keys(names) as Name[])
    .filter((field) => tidied(stored[field]) !== tidied(mine[field]))
    .map((field) => ({ name: names[field], stored: stored[field], mine: mine[field] }));
