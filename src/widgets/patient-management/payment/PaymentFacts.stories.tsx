import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect } from 'storybook/test';
import type { Transaction } from '#domain/payment/transaction.ts';
import type { PlanRecord } from '#domain/plan/plan-record.ts';
import { planRecordMachine } from '#machines/plan-record/plan-record.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { onAPage } from '#stories/page.tsx';
import { BUSY, TODAY, VISA } from '../story-fixtures.ts';
import { PaymentFacts } from './PaymentFacts.tsx';

const due = (dueDate: string, paidCents = 0) => ({
  dueDate,
  amountCents: 3000,
  paidCents,
  pendingCents: 0,
  isAutomatic: true,
});
const PAID: Transaction = {
  id: '801',
  planName: 'Family Care',
  status: 'Paid',
  type: 'Subscription',
  lastFour: '0002',
  office: null,
  paidWith: 'Visa ending in 0002',
  billingDescriptor: 'BRIDGEWORK',
  datePaid: '2026-10-10',
  dueDate: '2026-10-10',
  chargeCents: 3000,
  refundCents: 0,
  reversalOf: null,
  voided: false,
  refundableCents: 0,
  voidable: false,
  failure: null,
};
const FAILED: Transaction = {
  ...PAID,
  id: '802',
  status: 'Failed',
  datePaid: null,
  failure: {
    triedOn: '2026-11-10',
    reason: 'The card was declined: insufficient funds. Try another card.',
  },
};

const textOf = ({ textContent }: Element) => textContent;

function InWorld({ record }: { record: Answer<PlanRecord> }) {
  const facts = useActorRef(planRecordMachine.provide({ actors: { load: answering(record) } }));
  return <PaymentFacts facts={facts} today={TODAY} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Take a payment, open and last payments',
  component: InWorld,
  decorators: [onAPage],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenAndLast: Story = {
  args: {
    record: {
      value: {
        kind: 'facts',
        payments: [due('2026-10-10', 3000), due('2026-11-10', 1000), due('2026-12-10'), due('2027-01-10')],
        chargedTo: VISA,
        charges: [FAILED, PAID],
      },
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Due 11/10/2026');
    const facts = canvas.getAllByRole('listitem').map(({ children }) => [...children].map(textOf));
    await expect(facts).toEqual([
      ['Due 11/10/2026 Partly paid, past due', '$20.00', '$10.00 paid, $20.00 left'],
      ['Due 12/10/2026 Due next', '$30.00', 'Will be charged to Visa ending in 0002'],
      ['Membership payment Failed', '$30.00', 'Tried 11/10/2026 · Visa ending in 0002', 'Insufficient funds'],
      ['Membership payment Paid', '$30.00', '10/10/2026 · Visa ending in 0002'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Payment schedule' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All transactions' })).toBeVisible();
  },
};

export const CardExpiresBeforeNext: Story = {
  name: 'The card will have expired on the day of the next payment',
  args: {
    record: {
      value: {
        kind: 'facts',
        payments: [due('2026-12-10')],
        chargedTo: { ...VISA, expirationDate: '11/26' },
        charges: [],
      },
    },
  },
  play: async ({ canvas }) => {
    const words = 'Visa ending in 0002 will have expired. Update it, or take the payment at the office.';
    await expect(await canvas.findByText(words)).toBeVisible();
  },
};

export const Nothing: Story = {
  args: { record: { value: { kind: 'facts', payments: [], chargedTo: null, charges: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payments are open on this plan.')).toBeVisible();
    await expect(canvas.getByText('No payments yet.')).toBeVisible();
  },
};

export const Loading: Story = { args: { record: 'never' } };

export const NotLoaded: Story = {
  args: { record: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is busy.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
