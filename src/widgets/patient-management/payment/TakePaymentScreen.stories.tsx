import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, within } from 'storybook/test';
import { UNREACHABLE } from '#domain/failure/failure.ts';
import type { PaymentIntent, PaymentOutcome, PaymentState, TakenPayment } from '#domain/payment/payment.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { EmailSubject, ReceiptEmail } from '#domain/payment/receipt-email.ts';
import { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import { receiptEmailMachine } from '#machines/receipt-email/receipt-email.machine.ts';
import { takePaymentMachine } from '#machines/take-payment/take-payment.machine.ts';
import type { ClaimedIntent } from '#machines/take-payment/take-payment.types.ts';
import { type Answer, answering } from '#react/story-answers.ts';
import { ADA, BANK, BUSY, conflict, declined, TIME_ZONE, TODAY, VISA } from '../story-fixtures.ts';
import { TakePaymentScreen } from './TakePaymentScreen.tsx';

const INTENT: PaymentIntent = { key: 'a-payment', accountId: '301', amountCents: 3000, decidedAt: 0 };
const TAKEN: TakenPayment = {
  transactionId: '801',
  paidAt: '2026-11-22T15:04:05Z',
  account: VISA,
};
const CARD_DECLINED = declined('The card was declined: insufficient funds. Try another card.');
const OTHER_PENDING = conflict('paymentPending', 'Another payment on this plan is still pending.');
const nothing = () => undefined;

interface World {
  accounts?: Answer<readonly PaymentAccount[]>;
  recalled?: PaymentIntent | null;
  claimed?: Answer<ClaimedIntent>;
  outcome?: Answer<PaymentOutcome>;
  state?: Answer<PaymentState>;
  sent?: Answer<{ message: string }>;
  ownAddress?: string;
  dueAtFirst?: number;
  dueCents?: number;
  dueStatus?: 'loading' | 'known' | 'missing';
}

function InWorld({ recalled = null, dueAtFirst = 3000, dueCents = 0, dueStatus = 'known', ...world }: World) {
  const { accounts = { value: [VISA, BANK] }, claimed = { value: { intent: INTENT, isOwn: true } } } = world;
  const payment = useActorRef(
    takePaymentMachine.provide({
      actors: {
        recallIntent: answering({ value: recalled }),
        listAccounts: answering(accounts),
        claimIntent: answering<ClaimedIntent, { accountId: string; amountCents: number }>(claimed),
        takePayment: answering<PaymentOutcome, PaymentIntent>(world.outcome),
        checkPayment: answering<PaymentState, PaymentIntent>(world.state),
        openReceipt: answering<void, { transactionId: string }>('never'),
      },
      actions: { clearIntent: nothing, notifyEnded: nothing, showToast: nothing },
    }),
    { input: { dueCents: dueAtFirst, today: TODAY } },
  );
  const email = useActorRef(
    receiptEmailMachine.provide({
      actors: {
        sendEmail: answering<{ message: string }, { subject: EmailSubject; to: string }>(world.sent),
        listEmails: answering<readonly ReceiptEmail[], { subject: EmailSubject }>({ value: [] }),
      },
      actions: { showToast: nothing },
    }),
    { input: { ownAddress: world.ownAddress ?? ADA.email } },
  );
  const newCard = useActorRef(
    paymentAccountsMachine.provide({
      actors: {
        listAccounts: answering<readonly PaymentAccount[]>({ value: [] }),
        loadCardFields: answering<void>({ value: undefined }),
      },
      actions: { reportUnsavedWork: nothing, showToast: nothing },
    }),
    { input: { patientName: ADA.name, today: TODAY } },
  );
  const { id: memberId, name } = ADA;
  const about = { memberId, patientName: name, planName: 'Family Care', today: TODAY, timeZone: TIME_ZONE };
  return (
    <TakePaymentScreen
      payment={payment}
      email={email}
      newCard={newCard}
      attach={nothing}
      dueCents={dueCents}
      dueStatus={dueStatus}
      {...about}
    />
  );
}

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
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount to charge' }), '31');
    await userEvent.tab();
    await expect(await canvas.findByText('Enter $30.00 or less.')).toBeVisible();
  },
};

export const WithoutAccount: Story = {
  args: { accounts: { value: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Review payment' }));
    await expect(
      await canvas.findByText('No payment method can be charged. Add a card first.'),
    ).toBeVisible();
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
    await review(context);
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
  args: { outcome: { value: { kind: 'approved', payment: TAKEN } }, dueCents: 1000 },
  play: async (context) => {
    await charge(context);
    const { canvas } = context;
    await expect(await canvas.findByText('$30.00 for Ada Marlowe.')).toBeVisible();
    for (const fact of ['Visa ending in 0002', '11/22/2026, 10:04 AM', '801', ADA.email])
      await expect(canvas.getByText(fact)).toBeVisible();
    for (const name of ['Email receipt', 'Print receipt', 'Take another payment'])
      await expect(canvas.getByRole('button', { name })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Done' })).toBeVisible();
  },
};

export const EmailFailed: Story = {
  name: 'Paid, the receipt wasn’t sent',
  args: { outcome: { value: { kind: 'approved', payment: TAKEN } }, sent: BUSY },
  play: async (context) => {
    await charge(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Email receipt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email receipt' }));
    await expect(await dialog.findByText('The server is busy.')).toBeVisible();
  },
};

export const WithoutEmail: Story = {
  name: 'Paid by a patient without an email address',
  args: { outcome: { value: { kind: 'approved', payment: TAKEN } }, ownAddress: '' },
  play: async (context) => {
    await charge(context);
    await expect(await context.canvas.findByText('None on file')).toBeVisible();
  },
};

export const Declined: Story = {
  args: { outcome: CARD_DECLINED },
  play: async (context) => {
    await charge(context);
    await expect(
      await context.canvas.findByText('The card was declined: insufficient funds. Try another card.'),
    ).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Try another card or amount' })).toBeVisible();
  },
};

export const DeclinedWithoutDue: Story = {
  name: 'Declined, then the amount due doesn’t load',
  args: { outcome: CARD_DECLINED, dueStatus: 'missing' },
  play: async (context) => {
    await charge(context);
    await expect(await context.canvas.findByText(/^Couldn’t load the amount due\./)).toBeVisible();
    await expect(context.canvas.queryByRole('button')).toBeNull();
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
    await expect(canvas.getByText(/^You confirmed it 12\/31\/1969, 7:00 PM\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to overview' })).toBeVisible();
  },
};

export const NotReceived: Story = {
  name: 'Started earlier, never received',
  args: { recalled: INTENT, state: { value: { kind: 'notReceived' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Charge $30.00' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Check status' })).toBeEnabled();
  },
};
