import fc from 'fast-check';
import { FATES, type Fate } from './lossy-line.ts';

const TABS = [0, 1, 2] as const;

/** The actions of users and their browsers during payments. */
export type PaymentStep =
  | { do: 'pay'; tab: number; amount: 'due' | 'other'; account: 'first' | 'other' }
  | { do: 'pay everywhere' }
  | { do: 'press'; tab: number }
  | { do: 'reload'; tab: number }
  | { do: 'sign out and in' }
  | { do: 'late ones arrive' }
  | { do: 'a moment passes' }
  | { do: 'twenty minutes pass' }
  | { do: 'the bank settles' };

export interface Schedule {
  /** The behavior of the first of two accounts. The other one can be charged. */
  card: 'approved' | 'declined' | 'unanswered' | 'unansweredDecline' | 'lost';
  fates: readonly Fate[];
  steps: readonly PaymentStep[];
}

const tab = fc.constantFrom(...TABS);

const step: fc.Arbitrary<PaymentStep> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      tab,
      amount: fc.constantFrom('due', 'other'),
      account: fc.constantFrom('first', 'other'),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'pay everywhere' as const }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('press' as const), tab }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('reload' as const), tab }) },
  { weight: 2, arbitrary: fc.constant({ do: 'sign out and in' as const }) },
  { weight: 4, arbitrary: fc.constant({ do: 'late ones arrive' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'a moment passes' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'twenty minutes pass' as const }) },
  { weight: 1, arbitrary: fc.constant({ do: 'the bank settles' as const }) },
);

export const schedule: fc.Arbitrary<Schedule> = fc.record({
  card: fc.constantFrom(
    ...(['approved', 'approved', 'approved', 'declined', 'unanswered', 'unansweredDecline', 'lost'] as const),
  ),
  fates: fc.array(fc.constantFrom(...FATES), { minLength: 1, maxLength: 8 }),
  steps: fc.array(step, { minLength: 2, maxLength: 12 }),
});
