import type { Failure } from '#domain/failure/failure.ts';
import { MONTHS } from '#domain/goal/goal.ts';
import type { Pace } from '#domain/goal/pace.ts';
import { formatMoney } from '#domain/money/format-money.ts';
import { failedTitle } from '#domain/notification/toast.ts';
import { countOf } from '#domain/text/count.ts';

export const YEAR = 'Year';
export const SAVE = 'Save changes';
/** Accepts into the grid. `SAVE` saves the year. */
export const APPLY = 'Apply';
export const DISCARD = 'Discard changes';
export const FILL = 'Fill year';
export const LOADING = 'Loading goals';
export const NOT_LOADED = 'Couldn’t load goals';
export const SAVE_FIRST = 'Save or discard your changes before you copy goals.';
export const BEFORE_ANOTHER_YEAR = 'Save or discard your changes to open another year.';
export const HOW_TO_EDIT =
  'Select a goal and type, or press Enter to edit. Paste a row or column from Excel or Google Sheets.';
export const BY_MONTH = 'Goal and net collections by month';
export const YEAR_OVER = 'All months of this year are over. Their goals can’t change.';
export const MY_GOALS = 'Keep my changes';
export const THEIR_GOALS = 'Use their goals';
export const NO_AMOUNT = '—';
export const FILL_ADVICE = 'Past months keep their goals. The other months share the rest.';
export const TOTAL = 'Total for the year';
export const SPREAD = 'Spread by';
export const ORGANIZATION = 'All practices';
export const OTHER_PRACTICES = 'Other practices';
export const ORGANIZATION_NOT_LOADED = 'Couldn’t load the other practices';
export const COPY_ADVICE = 'Select practices to copy this practice’s goals to.';
export const COPY = 'Copy goals';

export const locked = (month: string) => `${month} is over. Its goal can’t change.`;
export const wrongGoal = 'Enter an amount, for example 40,000.00.';
export const changedMonth = (month: string) => `${month} (changed)`;
export const gridLabel = (year: number) => `${year} goals`;
export const chartLabel = (year: number) => `Goal and net collections by month, ${year}`;
export const percentWords = (percent: number) => `${percent}%`;
export const notSaved = (failure: Failure) =>
  failedTitle('Your changes weren’t saved', 'your changes were saved', failure);
export const changesWords = (count: number) => countOf(count, 'unsaved change');

export const SHAPE_NAMES = (year: number) =>
  [
    { id: 'results', name: `${year - 1} results` },
    { id: 'goals', name: `${year - 1} goals` },
    { id: 'equal', name: 'Equal months' },
  ] as const;

export function metWords(met: number, over: number, year: number): string {
  if (over === 0) return `No month of ${year} has ended yet.`;
  const goals = `Goal met in ${met} of ${countOf(over, 'month')}`;
  return over === MONTHS.length ? `${goals}.` : `${goals} so far.`;
}

const DOLLARS = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** The figure and its label. */
export function paceWords(pace: Pace): { value: string; about: string } {
  switch (pace.kind) {
    case 'needed':
      return {
        value: `${DOLLARS.format(pace.dollarsADay)} a day`,
        about: `needed for the rest of ${pace.month}: ${formatMoney(pace.leftCents)} in ${countOf(pace.daysLeft, 'day')}`,
      };
    case 'met':
      return { value: 'Goal met', about: `${formatMoney(pace.overCents)} over the goal for ${pace.month}` };
    case 'no goal':
      return { value: NO_AMOUNT, about: `There is no goal for ${pace.month}.` };
    case 'other year':
      return { value: NO_AMOUNT, about: 'Shown for the current year.' };
  }
}

export const conflictTitle = (name: string | null) => `${name ?? 'Someone else'} changed these goals`;
export const CONFLICT_WORDS = 'Nothing was saved. Keep your changes and save again, or use their goals.';
export const DECIDE_FIRST = 'Choose whose goals to use before you continue.';
export const SAVING = 'Your changes are being saved.';
export const NO_DIFFERENCE = 'Their goals are the same as yours.';
export const filledSum = (cents: number) => `Total: ${formatMoney(cents)}`;

export const organizationTotal = (count: number) => `${count} practices`;
export const copyTo = (count: number) => `Copy goals to ${countOf(count, 'practice')}`;
export const copyTitle = (year: number, count: number) =>
  `Copy ${year} goals to ${countOf(count, 'practice')}?`;
export const COPY_WORDS = 'This practice’s saved goals replace theirs. Past months keep their goals.';
export const replaced = (name: string, cents: number) => `${name}: now ${formatMoney(cents)} for the year`;
