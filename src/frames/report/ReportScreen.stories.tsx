import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createActor } from 'xstate';
import type { ReportFigures, ReportPage } from '#domain/report/report-pages.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { ReportScreen } from './ReportScreen.tsx';
import type { ReportActions } from './report-actions.ts';
import { type EmbeddedView, type FiguresInput, reportViewMachine } from './report-view.machine.ts';
import { BEFORE, figuresOf, MONTHS } from './story-figures.ts';

const EMBED: EmbeddedView = {
  groupId: 'bridgework',
  reportId: 'practice',
  settings: { permissions: 'read', filterPane: true, pagePane: true, pageSelection: true },
  filters: { username: 'admin@bridgework.test', organizationId: '1', practiceId: '1' },
  practiceName: 'Harborlight Portland',
  organizationName: 'Harborlight Dental Group',
  timeZone: 'America/New_York',
  lists: ['patients', 'goals'],
};

interface StoryReport {
  page: ReportPage;
  answer: Answer<ReportFigures>;
  isDashboard?: boolean;
  actions: ReportActions;
}

const noEffect = () => undefined;

function OfStory({ page, answer, isDashboard = false, actions }: StoryReport) {
  const [view] = useState(() => {
    const logic = reportViewMachine.provide({
      actors: { loadFigures: answering<ReportFigures, FiguresInput>(answer) },
      actions: { reportLoaded: noEffect, reportError: noEffect },
    });
    const started = createActor(logic).start();
    const settings = { ...EMBED.settings, filterPane: !isDashboard, pagePane: !isDashboard };
    started.send({ type: 'embed.receive', embed: { ...EMBED, settings }, today: '2026-03-16' });
    started.send({ type: 'page.select', page });
    return started;
  });
  return <ReportScreen view={view} actions={actions} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Built-in report',
  component: OfStory,
  parameters: { layout: 'padded' },
  args: {
    page: 'today',
    answer: { value: figuresOf.today },
    actions: { open: fn(), save: fn(), print: fn() },
  },
} satisfies Meta<typeof OfStory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Today: Story = {
  args: { isDashboard: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Past due/ }));
    await expect(args.actions.open).toHaveBeenCalledWith({ list: 'patients', filter: 'pastDue' });
    await userEvent.click(canvas.getByRole('button', { name: 'View goals' }));
    await expect(args.actions.open).toHaveBeenCalledWith({ list: 'goals', filter: 'year' });
    await expect(canvas.getByText('$750.00 in total')).toBeVisible();
    await expect(canvas.getByText(/^\$120\.00 past due, with a failed payment/)).toBeVisible();
    await expect(canvas.getByText('$3,960.00 in plan fees will be charged automatically')).toBeVisible();
    await expect(canvas.getByText('Net collections')).toBeVisible();
    await expect(canvas.getByText('Behind pace')).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const Members: Story = {
  args: { page: 'members', answer: { value: figuresOf.members } },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('figure', { name: 'Churn by month' });
    await expect(
      canvas.getByText(
        '124 at the end of February 2026, 90 a year before. March 2026 is through 03/16/2026.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('Active members').closest('dl')).toHaveTextContent(
      '128+12 from 116 at the start',
    );
    await expect(canvas.getByText('Renewal rate').closest('dl')).toHaveTextContent(
      '82%27 of 33 members whose plan ended',
    );
    for (const [label, words] of [
      ['New', '1812 through February 2026, 8 the year before'],
      ['Renewed', '2718 through February 2026, 10 the year before'],
      ['Lapsed', '64 through February 2026, 2 the year before'],
    ] as const)
      await expect(canvas.getByText(label, { selector: 'dt' }).closest('dl')).toHaveTextContent(words);
    await expect(canvas.getByText('January 2026 – 03/16/2026')).toBeVisible();
    const changes = canvas.getByRole('figure', { name: 'New, lapsed and renewed members by month' });
    const legend = within(changes).getAllByRole('listitem');
    await expect(legend.map(({ textContent }) => textContent)).toEqual(['New', 'Lapsed', 'Renewed']);
    await userEvent.click(within(changes).getByText('View as table'));
    await expect(within(changes).getByRole('row', { name: /February/ })).toHaveTextContent(
      'February 2026629415',
    );
    await expect(canvas.getByText(/^Most members joined in January 2026: 6\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV: Churn by month' }));
    await expect(args.actions.save).toHaveBeenCalledWith('Churn by month', [
      ['Month', 'Churn', 'Churn the year before'],
      ['January 2026', '1.7', '1.1'],
      ['February 2026', '1.7', '1.1'],
      ['March 2026 so far', '1.6', '1.1'],
    ]);
  },
};

export const Revenue: Story = {
  args: { page: 'revenue', answer: { value: figuresOf.revenue } },
  play: async ({ canvas, userEvent, args }) => {
    const chart = await canvas.findByRole('figure', { name: 'Collected by month' });
    await userEvent.click(canvas.getByRole('button', { name: 'View patients' }));
    await expect(args.actions.open).toHaveBeenCalledWith({ list: 'patients', filter: 'pastDue' });
    await expect(
      canvas.getByText(/^Up 22% through February 2026, from \$3,000\.00 a year before to \$3,650\.00\./),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^65% of the collected amount is from renewals and later installments\./),
    ).toBeVisible();
    await expect(canvas.getByText('Net collections').closest('dl')).toHaveTextContent(
      '$5,460.00Collected less refunded',
    );
    await expect(canvas.getByText('Refunded', { selector: 'dt' }).closest('dl')).toHaveTextContent(
      '$90.00$30.00 through February 2026, $0.00 the year before',
    );
    await userEvent.click(
      canvas.getByRole('button', { name: 'Download CSV: Recurring revenue and refunds by month' }),
    );
    await expect(args.actions.save).toHaveBeenCalledWith('Recurring revenue and refunds by month', [
      ['Month', 'Recurring', 'Refunded', 'Recurring the year before', 'Refunded the year before'],
      ['January 2026', 120_000, 0, 90_000, 0],
      ['February 2026', 120_000, 3000, 90_000, 0],
      ['March 2026 so far', 120_000, 6000, 90_000, 0],
    ]);
    await expect(canvas.getByText('Past due').closest('dl')).toHaveTextContent('$750.00As of 03/16/2026');
    await expect(canvas.getByText('Nothing is more than 90 days late.')).toBeVisible();
    await userEvent.click(within(chart).getByText('View as table'));
    await expect(within(chart).getByRole('row', { name: /February/ })).toHaveTextContent(
      'February 2026$1,850.00$1,500.00',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(args.actions.print).toHaveBeenCalledOnce();
  },
};

export const Goals: Story = {
  args: { page: 'goals', answer: { value: figuresOf.goals } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^The goal was met in 0 of 2 finished months\./)).toBeVisible();
    const pace = canvas.getByRole('heading', { name: 'Goal for March 2026' }).closest('section');
    await expect(pace).toHaveTextContent('Ahead of pace$2,235.48');
    await expect(canvas.getByText('Short of the goal').closest('dl')).toHaveTextContent('$600.00');
    await userEvent.click(canvas.getByRole('button', { name: /Date range$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Select months' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'April 2025 First month' }));
    await userEvent.click(await screen.findByRole('option', { name: 'January 2026' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'March 2026 Last month' }));
    const names = await screen.findAllByRole('option');
    await expect(names.map(({ textContent }) => textContent)).toEqual([
      'March 2026',
      'February 2026',
      'January 2026',
    ]);
    await userEvent.keyboard('{Escape}');
  },
};

export const Practices: Story = {
  args: { page: 'practices', answer: { value: figuresOf.practices } },
  play: async ({ canvas, userEvent, args }) => {
    const table = await canvas.findByRole('table', { name: 'Practices side by side' });
    const names = () =>
      within(table)
        .getAllByRole('row')
        .flatMap(({ textContent }) => /Harborlight (\w+?)(?=\d)/.exec(textContent)?.[1] ?? []);
    await expect(names()).toEqual(['Beaverton', 'Portland', 'Salem']);
    await expect(within(table).getByRole('row', { name: /Portland/ })).toHaveTextContent(
      'Harborlight Portland12818276$5,460.00$750.00$12,000.00$5,370.00$4,694.52 behind',
    );
    within(table).getByRole('button', { name: 'Pace' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Salem', 'Portland', 'Beaverton']));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Portland', 'Salem', 'Beaverton']));
    await expect(canvas.queryByRole('button', { name: 'Harborlight Portland Practice' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV: Practices side by side' }));
    await expect(args.actions.save).toHaveBeenCalledWith('Practices side by side', [
      [
        'Practice',
        'Active',
        'New',
        'Renewed',
        'Lapsed',
        'Collected',
        'Past due',
        'Goal',
        'Net collections',
        'Pace',
      ],
      ['Harborlight Portland', '128', '18', '27', '6', 546_000, 75_000, 1_200_000, 537_000, -469_452],
      ['Harborlight Salem', '90', '9', '12', '3', 410_000, 0, 400_000, 410_000, 74_516],
      ['Harborlight Beaverton', '64', '5', '7', '1', 210_000, 12_000, null, 207_000, null],
    ]);
  },
};

const NO_CENTS = { collectedCents: 0, recurringCents: 0, refundedCents: 0 };

/** The first month of a practice. */
export const NothingYet: Story = {
  args: {
    page: 'revenue',
    answer: {
      value: {
        page: 'revenue',
        figures: {
          day: '2026-03-16',
          months: MONTHS.map((month) => ({ month, ...NO_CENTS })),
          before: BEFORE.map((month) => ({ month, ...NO_CENTS })),
          byStatus: [],
          byType: [],
          pastDue: [{ name: '0–30 days', cents: 0, count: 0 }],
          forecast: MONTHS.map((month) => ({ month, renewals: 0, renewalCents: 0, installmentCents: 0 })),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is past due.')).toBeVisible();
    await expect(canvas.getAllByText('No payments in these months.')).toHaveLength(3);
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Download CSV/ })).toBeNull();
  },
};

export const Loading: Story = {
  args: { answer: 'never' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading the report');
  },
};

export const Failed: Story = {
  args: { answer: { failure: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The server is busy.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('Couldn’t load the figures')).toBeVisible();
  },
};
