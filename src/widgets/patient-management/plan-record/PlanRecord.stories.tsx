import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect } from 'storybook/test';
import type { AccountOnFile } from '#domain/payment/payment-account.ts';
import type { ScheduledPayment } from '#domain/payment/payment-schedule.ts';
import type { PlanRecord } from '#domain/plan/plan-record.ts';
import type { UsedProcedure } from '#domain/plan/treatment.ts';
import { planRecordMachine } from '#machines/plan-record/plan-record.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { onAPage, pressAway } from '#stories/page.tsx';
import { BUSY, TODAY } from '../story-fixtures.ts';
import { NoPlan } from './NoPlan.tsx';
import { ScheduleScreen } from './ScheduleScreen.tsx';
import { TreatmentScreen } from './TreatmentScreen.tsx';

const FLUORIDE: UsedProcedure = {
  code: 'X2030',
  description: 'Fluoride varnish',
  benefit: 'Fluoride',
  date: '2026-11-20',
  answer: 'Requested',
  isEmailed: true,
  ordinaryCents: 4500,
  savedCents: 4500,
};
const PROCEDURES: readonly UsedProcedure[] = [
  FLUORIDE,
  { ...FLUORIDE, code: 'X1020', description: 'Emergency exam', answer: 'Confirmed', ordinaryCents: 9000 },
  { ...FLUORIDE, code: 'X3010', description: 'Periodontal maintenance', answer: 'Denied', savedCents: 0 },
  { ...FLUORIDE, date: '2026-10-20', isEmailed: false },
];
const monthly = (dueDate: string, paidCents: number, pendingCents = 0): ScheduledPayment => ({
  dueDate,
  amountCents: 3000,
  paidCents,
  pendingCents,
  isAutomatic: true,
});
const PAYMENTS: readonly ScheduledPayment[] = [
  monthly('2026-09-10', 3000),
  monthly('2026-10-10', 0, 3000),
  monthly('2026-11-10', 0),
  monthly('2026-12-10', 0),
  monthly('2027-01-10', 0),
];
const ACCOUNT: AccountOnFile = {
  accountType: 'Bank Transfer',
  cardType: 0,
  lastFourCardDigits: '0911',
  expirationDate: null,
  isAutoRenewal: true,
};
const scheduleOf = (
  payments: readonly ScheduledPayment[],
  chargedTo: AccountOnFile | null = ACCOUNT,
): World => ({ page: 'schedule', record: { value: { kind: 'schedule', payments, chargedTo } } });
const NOTHING = {
  treatments: { value: { kind: 'treatments', procedures: [], feeCents: null } },
  schedule: { value: { kind: 'schedule', payments: [], chargedTo: null } },
} as const;

interface World {
  page: PlanRecord['kind'];
  record: Answer<PlanRecord>;
}

function InWorld({ page, record }: World) {
  const ref = useActorRef(planRecordMachine.provide({ actors: { load: answering(record) } }));
  return page === 'schedule' ? (
    <ScheduleScreen record={ref} today={TODAY} />
  ) : (
    <TreatmentScreen record={ref} />
  );
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Plan record',
  component: InWorld,
  decorators: [onAPage],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const VoidedPaymentDue: Story = {
  name: 'The payment that is due isn’t charged automatically',
  args: scheduleOf([{ ...monthly('2026-11-10', 0), isAutomatic: false }, monthly('2026-12-10', 0)]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The $30.00 due isn’t charged with it: take it at the office.'),
    ).toBeVisible();
    await expect(canvas.queryByText(/^\$60\.00 with/)).toBeNull();
  },
};

export const ReopenedPaymentNext: Story = {
  name: 'The next payment isn’t charged automatically',
  args: scheduleOf([{ ...monthly('2026-12-10', 0), isAutomatic: false }, monthly('2027-01-10', 0)]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not automatic: take it at the office.')).toBeVisible();
    await expect(canvas.queryByText(/^Will be charged to/)).toBeNull();
  },
};

export const NoAccountForNext: Story = {
  name: 'No payment method for automatic payments',
  args: scheduleOf([monthly('2026-12-10', 0)], null),
  play: async ({ canvas }) => {
    const words = 'No payment method for automatic payments. Take it at the office.';
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};

export const Schedule: Story = {
  args: scheduleOf(PAYMENTS),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('On 12/10/2026')).toBeVisible();
    await expect(canvas.getByText('Will be charged to bank account ending in 0911')).toBeVisible();
    await expect(canvas.getByText('$90.00 with the $60.00 due, if still open')).toBeVisible();
    await expect(canvas.getByText('Upcoming')).toBeVisible();
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.getByText(/ of \$150\.00 paid this term$/).closest('.stat')).toHaveTextContent(
      '$120.00',
    );
  },
};

export const ScheduleOfNothing: Story = {
  args: { page: 'schedule', record: NOTHING.schedule },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No scheduled payments')).toBeVisible();
  },
};

export const ScheduleLoading: Story = {
  args: { page: 'schedule', record: 'never' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Plan payments' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};

export const ScheduleFailed: Story = {
  args: { page: 'schedule', record: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t load payments');
    await expect(canvas.queryAllByRole('term')).toEqual([]);
  },
};

export const Treatments: Story = {
  args: {
    page: 'treatments',
    record: { value: { kind: 'treatments', procedures: PROCEDURES, feeCents: 109_200 } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Emergency exam')).toBeVisible();
    await expect(canvas.getByText('Denied procedures aren’t counted.')).toBeVisible();
    const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(labels.slice(0, 4)).toEqual(['Regular price', 'Plan price', 'Plan savings', 'Plan fee']);
    const denied = canvas.getByText('Periodontal maintenance').closest('.table-row');
    await expect(denied?.querySelector('s')).toHaveTextContent('$45.00');
    await expect(canvas.getByText('Requested')).toBeVisible();
    await expect(canvas.getByText('Not sent')).toBeVisible();
    await expect(
      canvas.getByText(
        '$45.00 confirmed, $45.00 awaiting the patient’s answer, $45.00 not sent for confirmation',
      ),
    ).toBeVisible();
  },
};

export const NoTreatments: Story = {
  args: { page: 'treatments', record: NOTHING.treatments },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No benefits used yet')).toBeVisible();
  },
};

export const TreatmentsFailed: Story = {
  args: { page: 'treatments', record: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t load procedures');
    await expect(canvas.queryAllByRole('term')).toEqual([]);
  },
};

export const WithoutPlan: Story = {
  args: { page: 'schedule', record: 'never' },
  render: () => <NoPlan words="No scheduled payments" />,
};

export const TriedAgainByKey: Story = {
  name: 'A retry by key keeps the focus on the page',
  args: { page: 'schedule', record: BUSY },
  play: async (context) =>
    pressAway(await context.canvas.findByRole('button', { name: 'Try again' }), context),
};
