import type { ReportFigures, ReportPage } from '#domain/report/report-pages.ts';

export const MONTHS = ['2026-01', '2026-02', '2026-03'];
export const BEFORE = ['2025-01', '2025-02', '2025-03'];
/** The data that the report's pages show in stories. */
export const figuresOf: Record<ReportPage, ReportFigures> = {
  today: {
    page: 'today',
    figures: {
      day: '2026-03-16',
      counts: { endsSoon: 9, pastDue: 25, paymentFailed: 4, cardExpires: 3, benefitDenied: 1 },
      pastDueCents: 75_000,
      failedCents: 12_000,
      renewalCents: 396_000,
      goal: { settingCents: 400_000, metCents: 180_000, expectedCents: 206_452 },
    },
  },
  members: {
    page: 'members',
    figures: {
      day: '2026-03-16',
      months: MONTHS.map((month, at) => ({
        month,
        active: 120 + 4 * at,
        added: 6,
        renewed: 9,
        lapsed: 2,
        activeBefore: 116 + 4 * at,
      })),
      before: BEFORE.map((month) => ({
        month,
        active: 90,
        added: 4,
        renewed: 5,
        lapsed: 1,
        activeBefore: 87,
      })),
      byPlan: [
        { name: 'Everyday Care', count: 80, cents: 0 },
        { name: 'Complete Smile', count: 48, cents: 0 },
      ],
      byAge: ['0–17', '18–34', '35–49', '50–64', '65+'].map((name, at) => ({
        name,
        count: 20 + at,
        cents: 0,
      })),
    },
  },
  revenue: {
    page: 'revenue',
    figures: {
      day: '2026-03-16',
      months: MONTHS.map((month, at) => ({
        month,
        collectedCents: 180_000 + 5000 * at,
        recurringCents: 120_000,
        refundedCents: 3000 * at,
      })),
      before: BEFORE.map((month) => ({
        month,
        collectedCents: 150_000,
        recurringCents: 90_000,
        refundedCents: 0,
      })),
      byStatus: [{ name: 'Paid', cents: 540_000, count: 60 }],
      byType: [{ name: 'Subscription', cents: 360_000, count: 40 }],
      pastDue: [
        { name: '0–30 days', cents: 30_000, count: 10 },
        { name: '31–60 days', cents: 45_000, count: 15 },
        { name: '61–90 days', cents: 0, count: 0 },
        { name: '91 days and more', cents: 0, count: 0 },
      ],
      forecast: MONTHS.map((month) => ({
        month,
        renewals: 4,
        renewalCents: 140_000,
        installmentCents: 24_000,
      })),
    },
  },
  goals: {
    page: 'goals',
    figures: {
      day: '2026-03-16',
      months: MONTHS.map((month, at) => ({ month, goalCents: 400_000, metCents: 350_000 + 40_000 * at })),
      before: BEFORE.map((month) => ({ month, goalCents: 350_000, metCents: 300_000 })),
    },
  },
  practices: {
    page: 'practices',
    figures: {
      day: '2026-03-16',
      practices: [
        {
          practiceId: '2',
          name: 'Harborlight Beaverton',
          active: 64,
          added: 5,
          renewed: 7,
          lapsed: 1,
          collectedCents: 210_000,
          pastDueCents: 12_000,
          goalCents: 0,
          metCents: 207_000,
          paceCents: 0,
        },
        {
          practiceId: '1',
          name: 'Harborlight Portland',
          active: 128,
          added: 18,
          renewed: 27,
          lapsed: 6,
          collectedCents: 546_000,
          pastDueCents: 75_000,
          goalCents: 1_200_000,
          metCents: 537_000,
          paceCents: 537_000 - 1_006_452,
        },
        {
          practiceId: '3',
          name: 'Harborlight Salem',
          active: 90,
          added: 9,
          renewed: 12,
          lapsed: 3,
          collectedCents: 410_000,
          pastDueCents: 0,
          goalCents: 400_000,
          metCents: 410_000,
          paceCents: 410_000 - 335_484,
        },
      ],
    },
  },
};
