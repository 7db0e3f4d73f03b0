import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import type { HostedKind } from '#domain/payment/hosted-fields.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type { Plan } from '#domain/plan/plan.ts';
import { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import type {
  ChangedAccount,
  NewAccount,
  Removal,
} from '#machines/payment-accounts/payment-accounts.types.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { pressAway } from '#stories/page.tsx';
import { ADA, BANK, BUSY, conflict, familyCare, TODAY, VISA } from '../story-fixtures.ts';
import { ManagePaymentsScreen } from './ManagePaymentsScreen.tsx';

const HSA: PaymentAccount = {
  ...VISA,
  id: '303',
  accountStatus: 'Inactive',
  displayName: '',
  expirationDate: '01/20',
  isAutoRenewal: false,
  isHsa: true,
  lastFourCardDigits: '0020',
};
const ACCOUNTS: Answer<readonly PaymentAccount[]> = { value: [VISA, BANK, HSA] };
const nothing = () => undefined;

interface World {
  accounts: Answer<readonly PaymentAccount[]>;
  cardFields?: Answer<void>;
  card?: Answer<GivenCard>;
  changing?: Answer<PaymentAccount>;
  removing?: Answer<void>;
  heldElsewhere?: Plan | null;
  practicePays?: boolean;
}

function InWorld({ accounts, heldElsewhere = null, practicePays = false, ...world }: World) {
  const ref = useActorRef(
    paymentAccountsMachine.provide({
      actors: {
        listAccounts: answering(accounts),
        loadCardFields: answering<void, HostedKind>(world.cardFields),
        requestCardToken: answering(world.card),
        addAccount: answering<PaymentAccount, NewAccount>('never'),
        changeAccount: answering<PaymentAccount, ChangedAccount>(world.changing),
        removeAccount: answering<void, Removal>(world.removing),
      },
      actions: { reportUnsavedWork: nothing, showToast: nothing },
    }),
    { input: { patientName: ADA.name, today: TODAY, paysForPlans: heldElsewhere === null } },
  );
  return (
    <ManagePaymentsScreen
      accounts={ref}
      heldElsewhere={heldElsewhere}
      practicePays={practicePays}
      email={ADA.email}
      today={TODAY}
      renewsOn="2031-02-01"
      attach={nothing}
    />
  );
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Manage payments',
  component: InWorld,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  args: { accounts: ACCOUNTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expires before renewal on 02/01/2031')).toBeVisible();
    await expect(canvas.getByText('Auto-renewal and monthly payments')).toBeVisible();
    await expect(canvas.getByText('One-time payments')).toBeVisible();
    await expect(canvas.getByText('Inactive')).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(
      canvas.queryByText('No payment method is set for auto-renewal and monthly payments.'),
    ).toBeNull();
  },
};

export const NoneForRenewal: Story = {
  name: 'None for auto-renewal',
  args: { accounts: { value: [BANK, HSA] }, changing: 'never' },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText('No payment method is set for auto-renewal and monthly payments.'),
    ).toBeVisible();
    const use = canvas.getByRole('button', { name: 'Use bank account ending in 9966' });
    await userEvent.click(use);
    await waitFor(() => expect(use).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getByRole('button', { name: 'Add card' })).toHaveAccessibleDescription(
      'Wait until the payment methods are updated.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Bank account ending in 9966' }));
    await expect(await screen.findByRole('menuitem', { name: /^Remove/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const PracticePays: Story = {
  name: 'None for auto-renewal of a plan that the practice pays for',
  args: { ...NoneForRenewal.args, practicePays: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bank account ending in 9966')).toBeVisible();
    await expect(canvas.queryByText(/^No payment method is set/)).toBeNull();
  },
};

const FAMILY_PLAN = familyCare({ members: [ADA] }).plan;

export const OfADependent: Story = {
  name: 'None, for a dependent on another member’s plan',
  args: { accounts: { value: [] }, heldElsewhere: FAMILY_PLAN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No payment methods on file')).toBeVisible();
    await expect(
      canvas.getByText(/^Ada Marlowe pays for Family Care\. .* open Ada Marlowe’s record\.$/),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Add card' })).toHaveLength(1);
  },
};

export const CardOfADependent: Story = {
  name: 'A dependent’s card is not offered for auto-renewal',
  args: { accounts: { value: [{ ...VISA, isAutoRenewal: false }] }, heldElsewhere: FAMILY_PLAN },
  play: async (context) => {
    await choose('Edit')(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit payment method' }));
    await expect(dialog.queryByRole('checkbox', { name: 'Use for auto-renewal' })).toBeNull();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await context.userEvent.click(
      await context.canvas.findByRole('button', { name: 'Actions for Visa ending in 0002' }),
    );
    await screen.findByRole('menuitem', { name: 'Remove' });
    await expect(screen.queryByRole('menuitem', { name: 'Use for auto-renewal' })).toBeNull();
  },
};

export const Loading: Story = {
  args: { accounts: 'never' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Payment methods' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { accounts: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    await expect(canvas.getByRole('button', { name: 'Add card' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('button', { name: 'Text To Pay' })).toBeVisible();
  },
};

const addACard: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Add card' }));
  await screen.findByRole('dialog', { name: 'Add a card' });
};

export const BankAccountBeingAdded: Story = {
  args: { accounts: ACCOUNTS, cardFields: { value: undefined } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add bank account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a bank account' }));
    await expect(dialog.getByLabelText(/^Name on account/)).toHaveValue(ADA.name);
    await expect(dialog.queryByText('Card type')).toBeNull();
    await waitFor(() => expect(dialog.queryByText('Loading the bank account form')).toBeNull());
    await userEvent.click(dialog.getByRole('button', { name: 'Add bank account' }));
    await expect(await dialog.findByRole('button', { name: 'Add bank account Loading' })).toBeInTheDocument();
  },
};

export const CardFieldsAway: Story = {
  args: { accounts: ACCOUNTS, cardFields: BUSY },
  play: async (context) => {
    await addACard(context);
    await expect(await screen.findByText('Couldn’t load the card form')).toBeInTheDocument();
  },
};

export const CardBeingAdded: Story = {
  args: { accounts: ACCOUNTS, cardFields: { value: undefined } },
  play: async (context) => {
    await addACard(context);
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.queryByText('Loading the card form')).toBeNull());
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add card' }));
    await expect(await dialog.findByRole('button', { name: 'Add card Loading' })).toBeInTheDocument();
  },
};

export const CardNotTaken: Story = {
  args: {
    accounts: ACCOUNTS,
    cardFields: { value: undefined },
    card: conflict('invalidCard', 'Check the highlighted fields.'),
  },
  play: async (context) => {
    await addACard(context);
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() => expect(dialog.queryByText('Loading the card form')).toBeNull());
    await context.userEvent.click(dialog.getByRole('button', { name: 'Add card' }));
    await expect(await dialog.findByText('Check the highlighted fields.')).toBeInTheDocument();
  },
};

const choose =
  (item: string): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Visa ending in 0002' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: item }));
  };

export const EditedWrongly: Story = {
  args: { accounts: ACCOUNTS },
  play: async (context) => {
    await choose('Edit')(context);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit payment method' }));
    await context.userEvent.clear(dialog.getByLabelText('Zip code'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await dialog.findByText('Zip Code is required')).toBeInTheDocument();
  },
};

export const Removing: Story = {
  args: { accounts: ACCOUNTS },
  play: async (context) => {
    await choose('Remove')(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(await screen.findByRole('button', { name: 'Remove Loading' })).toBeInTheDocument();
  },
};

export const RemovalRefused: Story = {
  args: {
    accounts: ACCOUNTS,
    removing: conflict(
      'accountInUse',
      'This payment method is set for auto-renewal. Choose another one first.',
    ),
  },
  play: async (context) => {
    await choose('Remove')(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(
      await screen.findByText('This payment method is set for auto-renewal. Choose another one first.'),
    ).toBeInTheDocument();
  },
};

export const TriedAgainByKey: Story = {
  name: 'A retry by key keeps the focus on the page',
  args: { accounts: BUSY },
  play: async (context) =>
    pressAway(await context.canvas.findByRole('button', { name: 'Try again' }), context),
};
