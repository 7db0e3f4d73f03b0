import { describe, expect, it } from 'vitest';
import { cancelMeaning } from '#domain/plan/fee-cancel.ts';
import { draftOf, type FeeDraft, feeMessages, feeRequest, proposedDate } from '#domain/plan/fee-change.ts';
import { type FeeLevel, levelKey, planFeeAddress, planInAddress } from '#domain/plan/plan-fee.ts';
import { newerLevels, withLevels } from '#domain/plan/selected-fees.ts';

const TODAY = '2026-03-16';
const LEVEL: FeeLevel = {
  planId: '12',
  planName: 'Everyday Care',
  levelId: 'one',
  name: 'Individual',
  feeCents: 30_000,
  increase: null,
  version: 3,
};
const FAMILY: FeeLevel = { ...LEVEL, levelId: 'family', name: 'Family', feeCents: 78_000 };
const SCHEDULED: FeeLevel = {
  ...LEVEL,
  increase: {
    percent: 4.5,
    newFeeCents: 31_350,
    noticeDate: '2026-04-02',
    effectiveDate: '2026-07-01',
    noticesSent: false,
  },
};

const increaseOf = (levels: readonly FeeLevel[], texts: Partial<FeeDraft['texts']> = {}, more = {}) => {
  const draft = draftOf('increase', levels, { today: TODAY, noticeDays: 60 });
  return { ...draft, texts: { ...draft.texts, ...texts }, ...more };
};

it.each([
  ['2026-03-16', 60, '2026-06-01'],
  ['2026-03-16', 90, '2026-07-01'],
  ['2026-10-15', 60, '2027-01-01'],
  ['2026-05-02', 60, '2026-07-01'],
] as const)('SAMPLE-1: on %s with %d days of notice, %s is proposed', (today, days, proposed) =>
  expect(proposedDate(today, days)).toBe(proposed),
);

describe('the dialog', () => {
  it('API-14: opens with a proposal, or with what is scheduled', () => {
    expect(draftOf('increase', [LEVEL], { today: TODAY, noticeDays: 60 })).toMatchObject({
      kind: 'percent',
      texts: { percent: '', newFee: '', effectiveDate: '06/01/2026' },
      noticeDays: 60,
    });
    expect(draftOf('edit', [SCHEDULED], { today: TODAY, noticeDays: 60 })).toMatchObject({
      kind: 'percent',
      texts: { percent: '4.5', newFee: '', effectiveDate: '07/01/2026' },
      noticeDays: 90,
    });
    const fixed = { ...SCHEDULED, increase: { ...SCHEDULED.increase, percent: null } } as FeeLevel;
    expect(draftOf('edit', [fixed], { today: TODAY, noticeDays: 60 })).toMatchObject({
      kind: 'fee',
      texts: { percent: '', newFee: '313.50', effectiveDate: '07/01/2026' },
    });
  });

  it.each([
    ['', 'Percentage is required.'],
    ['0', 'Enter a percentage from 0.01 to 100, for example 5.'],
    ['100.01', 'Enter a percentage from 0.01 to 100, for example 5.'],
    ['3.255', 'Enter a percentage from 0.01 to 100, for example 5.'],
    ['0.01', undefined],
    ['100', undefined],
    ['4.5', undefined],
  ])('API-14: the message for the percentage %j is %j', (percent, message) =>
    expect(feeMessages(increaseOf([LEVEL], { percent }), TODAY).percent).toBe(message),
  );

  it.each([
    ['300.00', [LEVEL], 'The new fee must be higher than the current fee.'],
    ['300.01', [LEVEL], undefined],
    ['500', [LEVEL, FAMILY], 'The new fee must be higher than each current fee.'],
    ['', [LEVEL], 'Amount is required.'],
  ] as const)('API-14: with the new fee %j says %j', (newFee, levels, message) =>
    expect(feeMessages(increaseOf(levels, { newFee }, { kind: 'fee' }), TODAY)).toEqual(
      message === undefined ? {} : { newFee: message },
    ),
  );

  it.each([
    ['05/14/2026', 60, 'The earliest date is 05/15/2026, 60 days from today.'],
    ['05/15/2026', 60, undefined],
    ['06/13/2026', 90, 'The earliest date is 06/14/2026, 90 days from today.'],
    ['02/30/2027', 60, 'Enter a valid date (MM/DD/YYYY)'],
  ] as const)('SAMPLE-1: with %s and %d days of notice says %j', (effectiveDate, noticeDays, message) =>
    expect(
      feeMessages(increaseOf([LEVEL], { percent: '5', effectiveDate }, { noticeDays }), TODAY).effectiveDate,
    ).toBe(message),
  );

  it('API-14: sends the versions that were read, and cents', () => {
    const request = feeRequest(increaseOf([LEVEL, FAMILY], { newFee: '1,000.5' }, { kind: 'fee' }));
    expect(request).toEqual({
      mode: 'increase',
      levels: [
        { planId: '12', levelId: 'one', version: 3 },
        { planId: '12', levelId: 'family', version: 3 },
      ],
      change: { kind: 'fee', newFeeCents: 100_050 },
      noticeDays: 60,
      effectiveDate: '2026-06-01',
    });
    expect(feeRequest(increaseOf([LEVEL], { percent: '4.5' })).change).toEqual({
      kind: 'percent',
      percent: 4.5,
    });
  });
});

it('API-14.2: what canceling means depends on whether the notices are sent', () => {
  expect(cancelMeaning(SCHEDULED)).toEqual(['The fee stays $300.00. No notices have gone out.']);
  const sent = { ...SCHEDULED, increase: { ...SCHEDULED.increase, noticesSent: true } } as FeeLevel;
  expect(cancelMeaning(sent)).toEqual([
    'The fee stays $300.00 when members renew.',
    'Notices went out on 04/02/2026. Bridgework doesn’t email members again, so let them know that their price won’t change.',
  ]);
  expect(cancelMeaning(LEVEL)).toEqual([]);
});

it('the address of a plan identifies it, and no other address does', () => {
  expect(planFeeAddress('12')).toBe('/edit-plan-fee?plan=12');
  expect(planInAddress('?plan=12')).toBe('12');
  for (const address of ['', '?plan=', '?plan=1%2F2', '?other=12']) expect(planInAddress(address)).toBeNull();
});

it('API-14: each fee is selected once, on any page, and gets the values that are loaded later', () => {
  const keys = [LEVEL, FAMILY].map(levelKey);
  expect(withLevels([], [LEVEL, FAMILY], keys, true)).toEqual([LEVEL, FAMILY]);
  expect(withLevels([LEVEL], [LEVEL, FAMILY], keys, true)).toEqual([LEVEL, FAMILY]);
  expect(withLevels([LEVEL, FAMILY], [LEVEL], [levelKey(LEVEL)], false)).toEqual([FAMILY]);
  expect(withLevels([LEVEL, FAMILY], [], keys, false)).toEqual([]);
  const newer = { ...LEVEL, version: 4 };
  expect(newerLevels([LEVEL, FAMILY], [newer, FAMILY])).toEqual([newer, FAMILY]);
  expect(newerLevels([LEVEL, FAMILY], [newer])).toEqual([newer]);
  expect(newerLevels([LEVEL], [{ ...FAMILY, planId: '99' }])).toEqual([LEVEL]);
});
