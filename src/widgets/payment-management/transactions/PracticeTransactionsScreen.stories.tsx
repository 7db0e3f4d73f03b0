import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Failure } from '#domain/failure/failure.ts';
import type {
  PracticeTransaction,
  PracticeTransactionPage,
  PracticeTransactionRequest,
} from '#domain/payment/practice-transactions.ts';
import {
  type ReversalDecision,
  type ReversalOutcome,
  type Reversible,
  reversibleOf,
} from '#domain/payment/reversal.ts';
import { practiceTransactionsMachine } from '#machines/practice-transactions/practice-transactions.machine.ts';
import { reversalMachine } from '#machines/reversal/reversal.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { staffUser } from '#stories/staff.ts';
import { PracticeTransactionsScreen } from './PracticeTransactionsScreen.tsx';

const TODAY = '2026-11-22';
const BUSY: Failure = { status: 503, reason: 'Service Unavailable', message: 'The server is busy.' };
const DECLINED: Failure = {
  status: 422,
  reason: 'Unprocessable Content',
  code: 'refundDeclined',
  message: 'The bank declined the refund.',
};
const OUTDATED: Failure = {
  status: 422,
  reason: 'Unprocessable Content',
  code: 'amountTooHigh',
  message: 'The amount is more than what is left of the payment.',
};
const PAYMENT: PracticeTransaction = {
  id: '801',
  planName: 'Family Care',
  status: 'Paid',
  type: 'Credit Card',
  lastFour: '0002',
  office: null,
  paidWith: 'Visa ending in 0002',
  billingDescriptor: 'BRIDGEWORK ALDER',
  datePaid: TODAY,
  dueDate: '2026-11-01',
  chargeCents: 3000,
  refundCents: 0,
  reversalOf: null,
  voided: false,
  refundableCents: 3000,
  voidable: true,
  failure: null,
  memberId: '10000001',
  memberName: 'Ada Marlowe',
  userName: 'office@bridgework.test',
  userFullName: 'Olga Office',
};
const ROWS: readonly PracticeTransaction[] = [
  PAYMENT,
  { ...PAYMENT, id: '802', status: 'Pending', datePaid: null, refundableCents: 0, voidable: false },
  {
    ...PAYMENT,
    id: '803',
    status: 'Refunded',
    type: 'Refund',
    chargeCents: 0,
    refundCents: 1000,
    reversalOf: '790',
    refundableCents: 0,
    voidable: false,
    userName: '',
    userFullName: '',
  },
  {
    ...PAYMENT,
    id: '804',
    status: 'Failed',
    type: 'Subscription',
    datePaid: null,
    refundableCents: 0,
    voidable: false,
    failure: { triedOn: TODAY, reason: 'The card was declined: insufficient funds. Try another card.' },
  },
  {
    ...PAYMENT,
    id: '805',
    status: 'Failed',
    type: 'Refund',
    datePaid: null,
    chargeCents: 0,
    refundCents: 1000,
    reversalOf: '791',
    refundableCents: 0,
    voidable: false,
    failure: { triedOn: '2026-11-21', reason: 'The bank declined the refund.' },
  },
];
const found = (transactions: readonly PracticeTransaction[]): Answer<PracticeTransactionPage> => ({
  value: {
    records: transactions.length,
    transactions,
    totals: { paidCents: 3000, refundedCents: 1000, voidedCents: 0, pendingCents: 3000 },
    users: [{ userName: 'office@bridgework.test', fullName: 'Olga Office' }],
  },
});
const nothing = () => undefined;
const openPatient = fn();

interface World {
  found: Answer<PracticeTransactionPage>;
  /** After a choice. */
  narrowed?: Answer<PracticeTransactionPage>;
  reversed?: Answer<ReversalOutcome>;
  left?: Answer<Reversible>;
}

function InWorld({ found: list, narrowed = list, reversed, left }: World) {
  const transactions = useActorRef(
    practiceTransactionsMachine.provide({
      actors: {
        listTransactions: answering<PracticeTransactionPage, PracticeTransactionRequest>(list, narrowed),
        reversal: reversalMachine.provide({
          actors: {
            reverse: answering<ReversalOutcome, ReversalDecision>(reversed),
            readPayment: answering<Reversible, { transactionId: string }>(left),
          },
          actions: { reportUnsavedWork: nothing, reloadTransactions: nothing, showToast: nothing },
        }),
      },
    }),
    { input: { today: TODAY, mayReverse: true } },
  );
  return (
    <PracticeTransactionsScreen
      transactions={transactions}
      rights={staffUser()}
      takePayment={nothing}
      openPatient={openPatient}
    />
  );
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Practice transactions',
  component: InWorld,
  args: { found: found(ROWS) },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('button', { name: 'Actions for transaction 801' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for transaction 803' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open patient' }));
    await expect(openPatient).toHaveBeenLastCalledWith('10000001');
    await expect(canvas.getAllByText('Olga Office')).not.toHaveLength(0);
    await expect(canvas.queryByRole('button', { name: 'Show voids' })).toBeNull();
    await expect(canvas.getByText('Autopay')).toBeVisible();
    await expect(canvas.getByText('Insufficient funds')).toBeVisible();
    await expect(canvas.getByText('Tried 11/22/2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take payment from Ada Marlowe' })).toBeVisible();
  },
};

export const ChosenTotalIsZero: Story = {
  args: {
    narrowed: {
      value: {
        records: 0,
        transactions: [],
        totals: { paidCents: 0, refundedCents: 0, voidedCents: 0, pendingCents: 0 },
        users: [],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show pending' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show payments' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Show pending' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const None: Story = {
  args: { found: found([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No transactions yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { found: { failure: BUSY } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    await expect(canvas.queryByRole('button', { name: /^(Download CSV|Show )/ })).toBeNull();
  },
};

const choose = async ({ canvas, userEvent }: Parameters<Play>[0], item: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for transaction 801' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

const refund: Play = async (context) => {
  const { userEvent } = context;
  await choose(context, 'Refund');
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund payment' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'Paid twice');
  await userEvent.click(dialog.getByRole('button', { name: 'Refund $30.00' }));
};

export const Refused: Story = {
  args: { reversed: { failure: DECLINED } },
  play: async (context) => {
    await refund(context);
    await expect(await screen.findByText('The bank declined the refund.')).toBeInTheDocument();
  },
};

export const ChangedElsewhere: Story = {
  args: {
    reversed: { failure: OUTDATED },
    left: {
      value: { ...reversibleOf(PAYMENT), refundableCents: 1000, voidable: false },
    },
  },
  play: async (context) => {
    await refund(context);
    await expect(
      await screen.findByText('The payment changed elsewhere. $10.00 of it is left.'),
    ).toBeInTheDocument();
    await expect(screen.getByLabelText('Amount')).toHaveValue('10.00');
  },
};

export const NotConfirmed: Story = {
  args: { reversed: { failure: BUSY } },
  play: async (context) => {
    await refund(context);
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  },
};

export const Voided: Story = {
  args: { reversed: 'never' },
  play: async (context) => {
    const { userEvent } = context;
    await choose(context, 'Void');
    const dialog = within(await screen.findByRole('dialog', { name: 'Void payment' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Void $30.00' }));
    await expect(await dialog.findByText('Reason is required.')).toBeInTheDocument();
    await expect(dialog.queryByLabelText('Amount')).toBeNull();
  },
};
