import type { CodeFilter } from '#domain/plan/procedure-code.ts';
import { countOf, formatCount } from '#domain/text/count.ts';

export const AREA = 'Practice codes';
export const LIST = 'Procedure codes';
export const SEARCH_LABEL = 'Code or description';
export const SEARCH_PLACEHOLDER = 'Search codes';
export const FILTERS: Record<CodeFilter, string> = {
  specialty: 'Specialty',
  category: 'Category',
  kind: 'Kind',
  price: 'Price',
};
export const ANY = 'Any';
export const KINDS = { custom: 'Custom', standard: 'Standard' } as const;
export const UNUSUAL = 'Far from the median';
export const NOT_LOADED = 'Couldn’t load procedure codes';
export const NO_CODES = 'No procedure codes yet';
export const NONE_FOUND = 'No codes match';
export const SHOW_ALL = 'Show all codes';
export const NO_PLANS = 'None';
export const planCount = (count: number) => `${count} plans`;

export const totals = (codes: number, custom: number) =>
  `${countOf(codes, 'code')}, ${formatCount(custom)} of them custom.`;
export const unusualTotal = (count: number) =>
  count === 1
    ? '1 price is far from the median of its category.'
    : `${formatCount(count)} prices are far from the median of their category.`;
export const MEDIAN_RULE =
  'A price is flagged when it is at least three times the median of its category, or at most a third of it.';
export const SHOW_UNUSUAL = 'Show flagged prices';

export const ADD = 'Add code';
export const EDIT = 'Edit';
export const DELETE = 'Delete';
export const DELETE_CODE = 'Delete code';
export const deleteName = (code: string) => `Delete ${code}`;
export const SAVE = 'Save code';
export const editTitle = (code: string) => `Edit ${code}`;
export const ADD_ABOUT = 'Only this practice uses custom codes. Standard codes can’t be added.';
export const CHANGED_TITLE = 'Someone else changed this code';
export const PERHAPS_SAVED = 'We couldn’t confirm that the code was saved';
export const FIELD = 'Field';
export const deleteTitle = (code: string) => `Delete ${code}?`;
export const DELETE_ABOUT = 'The code is removed from the practice’s list. This can’t be undone.';
export const KEEP = 'Keep code';

export const editAmount = (code: string) => `UCR amount for ${code}`;
export const SELECTION = 'Selected codes';
export const selected = (count: number) => `${countOf(count, 'code')} selected`;
export const CHANGE_AMOUNTS = 'Change amounts';
export const HOW = 'How to change them';
export const CHANGE_KINDS = { percent: 'By a percentage', amount: 'To one amount' } as const;
export const VALUES = { percent: 'Percentage', amount: 'UCR amount' } as const;
export const PERCENT_HINT = '3.5 raises the amounts by 3.5%, and -2 lowers them by 2%.';
export const SAVE_AMOUNTS = 'Save amounts';
export const changeTitle = (count: number) =>
  count === 1 ? 'Change the amount of 1 code' : `Change the amounts of ${count} codes`;
export const PREVIEW = 'Amounts after the change';
export const moreCodes = (count: number) => `and ${count} more`;
export const CONFLICT_TITLE = 'Someone else changed these amounts';
export const CONFLICT_ABOUT = 'Nothing was saved. Replace the stored amounts with yours, or keep them.';
export const OVERWRITE = 'Save my amounts';
export const KEEP_STORED = 'Keep stored amounts';
export const NOT_SAVED = 'The amounts weren’t saved';
export const PERHAPS_CHANGED = 'We couldn’t confirm that the amounts were saved';
export const RETRY = 'Try again';
