import { describe, expect, it } from 'vitest';
import { weeklyReportPdf } from '#server/reports/weekly-report-pdf.ts';
import { placedTextsOf } from '#tests/support/pdf-text.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => ({
  month: `2026-${String(at + 1).padStart(2, '0')}`,
  collectedCents: 123_456_789,
  recurringCents: 98_765_432,
  refundedCents: 12_345_678,
}));
const FIGURES = {
  practice: 'Smile Dental',
  today: {
    day: '2026-11-30',
    counts: { pastDue: 3, paymentFailed: 1, cardExpires: 2, endsSoon: 5, benefitDenied: 1 },
    pastDueCents: 99_900,
    failedCents: 100,
    renewalCents: 396_000,
    goal: { settingCents: 100_000, metCents: 50_000, expectedCents: 90_000 },
  },
  revenue: {
    day: '2026-11-30',
    months: MONTHS,
    before: MONTHS.map((month) => ({ ...month, month: month.month.replace('2026', '2025') })),
    byStatus: [{ name: 'Paid', count: 1, cents: 100 }],
    byType: [{ name: 'A payment type with so long a name that it takes two lines', count: 1, cents: 100 }],
    pastDue: [{ name: '91 days and more', count: 1, cents: 100 }],
    forecast: MONTHS.map(({ month }) => ({ month, renewals: 2, renewalCents: 100, installmentCents: 200 })),
  },
};
const FONT_SIZE = 10;

describe('the PDF of the weekly report', () => {
  it('DASH-2.6: no two lines of text overlap, also if a heading or a name takes two lines', async () => {
    const texts = placedTextsOf(await weeklyReportPdf(FIGURES, new Date('2026-11-30T12:00:00Z')));
    expect(texts.map(({ text }) => text.trim())).toEqual(
      expect.arrayContaining(['Recurring the year', 'before']),
    );
    const overlaps = texts.filter(({ page, height }) =>
      texts.some((other) => {
        const distance = Math.abs(height - other.height);
        return other.page === page && distance > 0.01 && distance < FONT_SIZE;
      }),
    );
    expect(overlaps).toEqual([]);
  });
});
