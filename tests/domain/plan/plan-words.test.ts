import { describe, expect, it } from 'vitest';
import type { OldestDue } from '#domain/plan/plan-selection.ts';
import {
  distanceWords,
  oldestDueWords,
  planChoiceWords,
  reasonWords,
  termWords,
} from '#domain/plan/plan-words.ts';
import { heldBy } from '../../support/patient-plans.ts';

const TODAY = '2026-11-22';

describe('the text about a plan', () => {
  it('ENTITY-3: has the end of the plan and the days until then', () => {
    const words = [9, 1, 0, -1, -40].map((expiresIn) =>
      termWords(heldBy({ expiresIn, autoRenew: false }), TODAY),
    );
    expect(words).toEqual([
      'Expires 06/10/2027 (in 9 days)',
      'Expires 06/10/2027 (tomorrow)',
      'Expires 06/10/2027 (today)',
      'Expired 06/10/2027 (yesterday)',
      'Expired 06/10/2027 (40 days ago)',
    ]);
    expect(termWords(heldBy({ expiresIn: 9, autoRenew: true }), TODAY)).toBe('Renews 06/10/2027 (in 9 days)');
    expect(termWords(heldBy({ expiresIn: 9, canceledOn: '2026-11-20' }), TODAY)).toBe('Canceled 11/20/2026');
    expect(distanceWords(2)).toBe('in 2 days');
  });

  it('ENTITY-6: has the start of a future plan, until it is a renewal that waits for its payment', () => {
    const toCome = {
      ...heldBy({ status: 'Inactive' }),
      term: { startDate: '2026-11-23', endDate: '2027-11-23' },
    };
    expect(termWords(toCome, TODAY)).toBe('Starts 11/23/2026');
    expect(termWords(toCome, '2026-11-23')).toBe('Not started');
  });

  it('PATIENT-4: never calls an inactive plan expired', () => {
    const over = {
      ...heldBy({ expiresIn: -40, status: 'Inactive' }),
      term: { startDate: '2025-10-13', endDate: '2026-10-13' },
    };
    expect(termWords(over, TODAY)).toBe('Ended 10/13/2026 (40 days ago)');
    expect(reasonWords('expired')).toBe('No active plan. Showing the last one.');
  });

  it('PATIENT-1: names the payment that is due: for an annual plan, the rest of its fee', () => {
    const dueDate = '2026-11-01';
    const of = (paymentType: OldestDue['paymentType']) =>
      (['monthly', 'annual'] as const).map((subscription) =>
        oldestDueWords({ paymentType, dueDate }, { subscription }),
      );
    const annual = 'Annual fee balance due 11/01/2026';
    expect(of('New')).toEqual(['First payment due 11/01/2026', annual]);
    expect(of('Subscription')).toEqual(['Monthly payment due 11/01/2026', annual]);
    const partly = { paymentType: 'Subscription', dueDate, partlyPaid: true } as const;
    expect(oldestDueWords(partly, { subscription: 'monthly' })).toBe(
      'Monthly payment balance due 11/01/2026',
    );
    expect(oldestDueWords(partly, { subscription: 'annual' })).toBe(annual);
    expect(of('Upgrade')).toEqual(['Plan change due 11/01/2026', 'Plan change due 11/01/2026']);
  });

  it('PATIENT-5: has what distinguishes it from the patient’s other plans', () => {
    expect(planChoiceWords(heldBy())).toBe('Family Care · Active · through 06/10/2027');
    expect(planChoiceWords(heldBy({ status: 'Inactive', canceledOn: '2026-11-20' }))).toBe(
      'Family Care · Inactive · canceled 11/20/2026',
    );
  });
});
