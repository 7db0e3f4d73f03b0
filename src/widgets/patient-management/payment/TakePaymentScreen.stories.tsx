import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { UNREACHABLE } from '#domain/failure/failure.ts';
import { ADA, BUSY, conflict, declined } from '../story-fixtures.ts';
import { INTENT, PAID, TAKEN, usePaymentWorld, type World } from './story-payment.ts';
import { TakePaymentScreen } from './TakePaymentScreen.tsx';

const QUEUED = { ...TAKEN, receiptEmailedTo: ADA.email };
const CARD_DECLINED = declined('The card was declined: insufficient funds. Try another card.');
const OTHER_PENDING = conflict('paymentPending', 'Another payment on this plan is still pending.');

const NONE_ON_FILE = 'No payment method on file. Add a card or bank account, or choose Cash or Check.';

const InWorld = (world: World) => <TakePaymentScreen {...usePaymentWorld(world)} />;

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Take a payment',
  component: InWorld,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Loading: Story = {
  args: { accounts: 'never' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Take a payment' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Failed: Story = {
  args: { accounts: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
  },
};

export const NothingDue: Story = {
  args: { dueAtFirst: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No balance due on this plan.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to overview' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const OtherAmount: Story = {
  name: 'More than the amount due',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Other amount' }));
    await expect(canvas.getByText('Up to $30.00')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount to charge' }), '31');
    await userEvent.tab();
    await expect(await canvas.findByText('Enter $30.00 or less.')).toBeVisible();
  },
};

export const WithoutAccount: Story = {
  args: { accounts: { value: [] } },
  play: async ({ canvas, userEvent }) => {
    const method = await canvas.findByRole('button', { name: /Payment method/ });
    await expect(method).toHaveAccessibleDescription(NONE_ON_FILE);
    await expect(canvas.getByText(NONE_ON_FILE)).toHaveAttribute('data-tone', 'hint');
    await userEvent.click(canvas.getByRole('button', { name: 'Review payment' }));
    await expect(canvas.getByText(NONE_ON_FILE)).toHaveAttribute('data-tone', 'error');
    await userEvent.click(canvas.getByRole('button', { name: 'Take cash' }));
    await expect(canvas.queryByText(NONE_ON_FILE)).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Cash Payment method' })).toBeVisible();
  },
};

export const ByCheck: Story = {
  name: 'By check: the number is required, and the button records instead of charging',
  args: { accounts: { value: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Payment method/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Check' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Review payment' }));
    await expect(await canvas.findByText('Check number is required.')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Check number' }), '1042');
    await userEvent.click(canvas.getByRole('button', { name: 'Review payment' }));
    await expect(await canvas.findByText('Check 1042')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Record $30.00 check payment' })).toBeEnabled();
  },
};

export const AddCard: Story = {
  name: 'A card is added on the page',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a card' }));
    await expect(dialog.getByRole('textbox', { name: 'Name on card' })).toHaveValue('Ada Marlowe');
  },
};

export const AddBankAccount: Story = {
  name: 'A bank account is added on the page',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add bank account' }));
    await expect(await screen.findByRole('dialog', { name: 'Add a bank account' })).toBeVisible();
  },
};

const review: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Review payment' }));
  await expect(await canvas.findByRole('heading', { name: 'Confirm payment' })).toBeVisible();
};

const charge: Play = async (context) => {
  await review(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Charge $30.00' }));
};

export const Reviewed: Story = {
  play: async (context) => {
    await expect(
      await context.canvas.findByText('Family Care: Monthly payment due 11/01/2026'),
    ).toBeVisible();
    await review(context);
    await expect(context.canvas.getByText('Monthly payment due 11/01/2026')).toBeVisible();
    await expect(context.canvas.getByText('Visa ending in 0002')).toBeVisible();
  },
};

export const NotBegun: Story = {
  name: 'Not sent: the browser can’t store it',
  args: { claimed: BUSY },
  play: async (context) => {
    await charge(context);
    await expect(await context.canvas.findByText('The server is busy.')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Charge $30.00' })).toBeEnabled();
  },
};

export const Paying: Story = {
  play: async (context) => {
    await charge(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Charge $30.00 Loading' }),
    ).toHaveAttribute('aria-busy', 'true');
  },
};

export const Approved: Story = {
  args: { outcome: { value: { kind: 'approved', payment: QUEUED } }, dueCents: 1000 },
  play: async (context) => {
    await charge(context);
    const { canvas } = context;
    await expect(await canvas.findByText('$30.00 from Ada Marlowe')).toBeVisible();
    await expect(canvas.getByText(/^The receipt is on its way to/)).toBeVisible();
    const always = canvas.getByRole('switch', { name: 'Always email receipts to Ada Marlowe' });
    await context.userEvent.click(always);
    await expect(always).toBeChecked();
    for (const fact of ['Visa ending in 0002', '11/22/2026, 10:04 AM EST', '801', ADA.email])
      await expect(canvas.getByText(fact)).toBeVisible();
    for (const name of ['Email receipt', 'Print receipt', 'Take another payment'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Done' })).toBeVisible();
    await context.userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }));
    await expect(always.closest('.switch')).toHaveAttribute('aria-busy', 'true');
  },
};

export const SavingPreference: Story = {
  name: 'Paid, and future receipts are being turned on',
  args: { outcome: PAID, dueCents: 1000, saved: 'never' },
  play: async (context) => {
    await charge(context);
    await context.userEvent.click(await context.canvas.findByRole('switch'));
    for (const name of ['Print receipt', 'Take another payment'])
      await expect(context.canvas.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const DueLoading: Story = {
  name: 'Paid, the remaining balance is still loading',
  args: { outcome: PAID, dueStatus: 'loading' },
  play: async (context) => {
    await charge(context);
    await expect(await context.canvas.findByText('Remaining balance')).toBeVisible();
    await expect(context.canvas.queryByText('$0.00')).toBeNull();
  },
};

export const EmailSending: Story = {
  name: 'Paid, the receipt is being sent',
  args: { outcome: PAID, sent: 'never' },
  play: async (context) => {
    await charge(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Email receipt' }));
    await expect(context.canvas.getByRole('button', { name: 'Use another email' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const EmailFailed: Story = {
  name: 'Paid, the receipt wasn’t sent',
  args: { outcome: PAID, sent: BUSY },
  play: async (context) => {
    await charge(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Email receipt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email receipt' }));
    await expect(await dialog.findByText('The server is busy.')).toBeVisible();
  },
};

export const WithoutEmail: Story = {
  name: 'Paid by a patient without an email address',
  args: { outcome: PAID, ownAddress: '' },
  play: async (context) => {
    await charge(context);
    await expect(await context.canvas.findByText('None on file')).toBeVisible();
  },
};

export const Declined: Story = {
  args: { outcome: CARD_DECLINED, dueCents: 3000 },
  play: async (context) => {
    await charge(context);
    await expect(
      await context.canvas.findByText('The card was declined: insufficient funds. Try another card.'),
    ).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Use another payment method' })).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Take a check' }));
    await expect(await context.canvas.findByRole('textbox', { name: 'Check number' })).toBeVisible();
  },
};

export const DeclinedForAnother: Story = {
  args: { outcome: OTHER_PENDING },
  play: async (context) => {
    await charge(context);
    await expect(await context.canvas.findByRole('link', { name: 'View transactions' })).toBeVisible();
  },
};

export const Checking: Story = {
  args: { outcome: { value: { kind: 'pending' } } },
  play: async (context) => {
    await charge(context);
    await expect(await context.canvas.findByText('Checking this payment. Don’t charge again.')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Check status' })).toBeEnabled();
    await expect(context.canvas.queryByRole('button', { name: /^Charge/ })).toBeNull();
  },
};

export const Unreachable: Story = {
  name: 'Started earlier, no connection to the server',
  args: { recalled: INTENT, state: { failure: UNREACHABLE } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We can’t reach Bridgework right now/)).toBeVisible();
    await expect(canvas.getByText(/^You confirmed it on 12\/31\/1969 at 7:00 PM EST\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to overview' })).toBeVisible();
  },
};

export const NotReceived: Story = {
  name: 'Started earlier, never received',
  args: { recalled: INTENT, state: { value: { kind: 'notReceived' } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Charge $30.00' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard payment' }));
    await expect(await canvas.findByRole('link', { name: 'Cancel' })).toBeVisible();
  },
};
