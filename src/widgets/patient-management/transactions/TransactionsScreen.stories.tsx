import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { EmailSubject, ReceiptEmail } from '#domain/payment/receipt-email.ts';
import type { ReversalDecision, ReversalOutcome } from '#domain/payment/reversal.ts';
import { chainsOf, type Transaction, totalsOf } from '#domain/payment/transaction.ts';
import type { TransactionPage, TransactionRequest } from '#domain/payment/transaction-list.ts';
import { csvExportMachine } from '#machines/csv-export/csv-export.machine.ts';
import { receiptEmailMachine } from '#machines/receipt-email/receipt-email.machine.ts';
import { reversalMachine } from '#machines/reversal/reversal.machine.ts';
import { transactionsMachine } from '#machines/transactions/transactions.machine.ts';
import type { ReceiptPlace } from '#machines/transactions/transactions.types.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { pressAway } from '#stories/page.tsx';
import { staffUser } from '#stories/staff.ts';
import { ADA, BUSY, TIME_ZONE } from '../story-fixtures.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

const CHARGE: Transaction = {
  id: '801',
  planName: 'Family Care',
  status: 'Paid',
  type: 'Credit Card',
  lastFour: '0002',
  office: null,
  paidWith: 'Discover ending in 0002',
  billingDescriptor: 'BRIDGEWORK ALDER',
  datePaid: '2026-11-02',
  dueDate: '2026-11-01',
  chargeCents: 3000,
  refundCents: 0,
  reversalOf: null,
  voided: false,
  refundableCents: 3000,
  voidable: false,
  failure: null,
};
const ALL: readonly Transaction[] = [
  { ...CHARGE, id: '804', status: 'Pending', datePaid: null },
  {
    ...CHARGE,
    id: '803',
    status: 'Failed',
    datePaid: null,
    failure: {
      triedOn: '2026-11-01',
      reason: 'The card was declined: insufficient funds. Try another card.',
    },
  },
  CHARGE,
  {
    ...CHARGE,
    id: '802',
    status: 'Refunded',
    type: 'Refund',
    chargeCents: 0,
    refundCents: 1000,
    reversalOf: '801',
  },
  { ...CHARGE, id: '799', status: 'Refunded', voided: true, chargeCents: 4500 },
  {
    ...CHARGE,
    id: '800',
    status: 'Refunded',
    type: 'Refund',
    chargeCents: 0,
    refundCents: 4500,
    reversalOf: '799',
    voided: true,
  },
  {
    ...CHARGE,
    id: '798',
    status: 'Failed',
    type: 'Refund',
    datePaid: null,
    chargeCents: 0,
    refundCents: 4500,
    reversalOf: '799',
    voided: true,
    failure: { triedOn: '2026-11-02', reason: 'The bank declined the void.' },
  },
];
const pageOf = (all: readonly Transaction[]): Answer<TransactionPage> => ({
  value: { records: chainsOf(all).length, chains: chainsOf(all), totals: totalsOf(all) },
});
const SENT: readonly ReceiptEmail[] = [
  { to: ADA.email, state: 'Sent', askedAt: '2026-11-02T15:00:00Z', sentAt: '2026-11-02T15:00:05Z' },
  { to: 'family@example.test', state: 'Failed', askedAt: '2026-11-03T15:00:00Z', sentAt: null },
];
const nothing = () => undefined;

interface World {
  found: Answer<TransactionPage>;
  receipt?: Answer<void>;
  sending?: Answer<{ message: string }>;
  history?: Answer<readonly ReceiptEmail[]>;
  address?: string;
  mayReverse?: boolean;
}

function InWorld({ found, address = ADA.email, mayReverse = true, ...world }: World) {
  const transactions = useActorRef(
    transactionsMachine.provide({
      actors: {
        listTransactions: answering<TransactionPage, TransactionRequest>(found),
        openReceipt: answering<void, { transactionId: string; into: ReceiptPlace }>(world.receipt),
      },
      actions: { openTab: nothing },
    }),
  );
  const email = useActorRef(
    receiptEmailMachine.provide({
      actors: {
        sendEmail: answering<{ message: string }, { subject: EmailSubject; to: string }>(world.sending),
        listEmails: answering<readonly ReceiptEmail[], { subject: EmailSubject }>(world.history),
      },
      actions: { reportUnsavedWork: nothing, showToast: nothing },
    }),
    { input: { ownAddress: address } },
  );
  const file = useActorRef(csvExportMachine);
  const reversal = useActorRef(
    reversalMachine.provide({
      actors: { reverse: answering<ReversalOutcome, ReversalDecision>('never') },
      actions: { reportUnsavedWork: nothing, reloadTransactions: nothing, showToast: nothing },
    }),
    { input: { mayReverse, ownAddress: address } },
  );
  return (
    <TransactionsScreen
      transactions={transactions}
      email={email}
      file={file}
      reversal={reversal}
      rights={staffUser(mayReverse ? undefined : [])}
      timeZone={TIME_ZONE}
    />
  );
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Transactions',
  component: InWorld,
  args: { found: pageOf(ALL) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1–4 of 4 charges')).toBeVisible();
    await expect(canvas.getByText('Tried 11/01/2026')).toBeVisible();
    await expect(canvas.getByText('Insufficient funds')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Charges and refunds' }));
    await expect(table.getAllByText('Voided')).toHaveLength(2);
    await expect(table.getAllByText('Refunded')).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: 'Actions for transaction 803' })).toBeNull();
  },
};

export const None: Story = {
  args: { found: pageOf([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payments yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { found: 'never' },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Charges and refunds' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { found: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
  },
};

export const RefundWithoutTheRight: Story = {
  args: { mayReverse: false },
  play: async (context) => {
    await choose(/^Refund/)(context);
    const refusal = await screen.findByText('You need the role Payment management administrator.');
    await waitFor(() => expect(refusal).toBeVisible());
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Refund: Story = {
  play: async (context) => {
    await choose(/^Refund/)(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund payment' }));
    await expect(
      dialog.getByText(
        'Transaction 801, paid 11/02/2026. Up to $30.00 goes back to Discover ending in 0002, usually within 5 to 10 business days. It won’t be due again.',
      ),
    ).toBeInTheDocument();
    const amount = dialog.getByLabelText('Amount');
    await expect(amount).toHaveValue('30.00');
    await expect(dialog.getByRole('radio', { name: /^Patient’s email/ })).toBeChecked();
    await context.userEvent.clear(amount);
    await context.userEvent.type(amount, '12.5');
    await expect(dialog.getByRole('button', { name: 'Refund $12.50' })).toBeEnabled();
    await context.userEvent.type(dialog.getByLabelText('Reason'), 'Paid twice');
    await context.userEvent.click(dialog.getByRole('radio', { name: 'Another email' }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Refund $12.50' }));
    await expect(await dialog.findByText('Email is required')).toBeInTheDocument();
    await context.userEvent.click(dialog.getByRole('radio', { name: 'No one' }));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Refund $12.50' }));
    await expect(dialog.getByRole('button', { name: /^Refund/ })).toHaveAttribute('aria-busy', 'true');
    for (const to of dialog.getAllByRole('radio')) await expect(to).toBeDisabled();
  },
};

const choose =
  (item: string | RegExp): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for transaction 801' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

export const ReceiptNotOpened: Story = {
  args: { receipt: BUSY },
  play: async (context) => {
    await choose('Open receipt')(context);
    await expect(await context.canvas.findByText('Couldn’t open the receipt')).toBeVisible();
  },
};

export const ReceiptOpening: Story = {
  play: async (context) => {
    await choose('Open receipt')(context);
    await context.userEvent.click(
      context.canvas.getByRole('button', { name: 'Actions for transaction 802' }),
    );
    for (const name of [/^Open receipt/, /^Save receipt/])
      await expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SentBefore: Story = {
  args: { history: { value: SENT } },
  play: async (context) => {
    await choose('Email receipt')(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Email receipt' }));
    await expect(dialog.getByText('$30.00 paid 11/02/2026, transaction 801')).toBeInTheDocument();
    await expect(await dialog.findByText('family@example.test')).toBeInTheDocument();
    await expect(dialog.getByText('Failed')).toBeInTheDocument();
  },
};

export const HistoryNotLoaded: Story = {
  name: 'Neither the history nor the sending works',
  args: { history: BUSY, sending: BUSY },
  play: async (context) => {
    await choose('Email receipt')(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Email receipt' }));
    await expect(await dialog.findByText('Couldn’t load previous emails.')).toBeInTheDocument();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Send receipt' }));
    await expect(await dialog.findByText('We couldn’t confirm that the email was sent')).toBeInTheDocument();
  },
};

export const StatementWithoutAddress: Story = {
  args: { address: '' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email statement' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Email statement' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send statement' }));
    await expect(await dialog.findByText('Email is required')).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'family@example.test{Enter}');
    await expect(await dialog.findByRole('button', { name: 'Send statement Loading' })).toBeInTheDocument();
  },
};

export const TriedAgainByKey: Story = {
  name: 'A retry by key keeps the focus on the page',
  args: { found: BUSY },
  play: async (context) =>
    pressAway(await context.canvas.findByRole('button', { name: 'Try again' }), context),
};
