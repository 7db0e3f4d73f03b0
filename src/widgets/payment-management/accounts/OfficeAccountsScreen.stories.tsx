import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, within } from 'storybook/test';
import type { Failure } from '#domain/failure/failure.ts';
import type { GivenCard } from '#domain/payment/card-messages.ts';
import type { HostedKind } from '#domain/payment/hosted-fields.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import type {
  ChangedAccount,
  NewAccount,
  Removal,
} from '#machines/payment-accounts/payment-accounts.types.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { staffUser } from '#stories/staff.ts';
import { OfficeAccountsScreen } from './OfficeAccountsScreen.tsx';

const TODAY = '2026-11-22';
const BUSY: Failure = { status: 503, reason: 'Service Unavailable', message: 'The server is busy.' };
const OFFICE_CARD: PaymentAccount = {
  id: '301',
  accountType: 'Credit Card',
  accountStatus: 'Active',
  cardType: 2,
  displayName: 'Office card',
  expirationDate: '11/26',
  isActive: true,
  isAutoRenewal: true,
  isFsa: false,
  isHsa: false,
  itemId: 'itm_office',
  lastFourCardDigits: '9371',
  memberId: null,
  name: 'Harbor Street Dentistry',
  practiceId: 'p1',
  zipCode: '43215',
};
const nothing = () => undefined;

interface World {
  accounts: Answer<readonly PaymentAccount[]>;
}

function InWorld({ accounts }: World) {
  const ref = useActorRef(
    paymentAccountsMachine.provide({
      actors: {
        listAccounts: answering(accounts),
        loadCardFields: answering<void, HostedKind>({ value: undefined }),
        requestCardToken: answering<GivenCard>('never'),
        addAccount: answering<PaymentAccount, NewAccount>('never'),
        changeAccount: answering<PaymentAccount, ChangedAccount>('never'),
        removeAccount: answering<void, Removal>('never'),
      },
      actions: { reportUnsavedWork: nothing, showToast: nothing },
    }),
    {
      input: {
        patientName: '',
        today: TODAY,
        may: { create: true, update: true, delete: true },
        needsReason: true,
      },
    },
  );
  return <OfficeAccountsScreen accounts={ref} attach={nothing} rights={staffUser()} today={TODAY} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Office payment methods',
  component: InWorld,
  args: { accounts: { value: [OFFICE_CARD] } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Expires soon')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Actions for Mastercard ending in 9371' })).toBeVisible();
  },
};

export const Replaced: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Actions for Mastercard ending in 9371' }),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Replace' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Replace Mastercard ending in 9371' }));
    await expect(dialog.getByRole('checkbox', { name: /^Use for auto-renewal/ })).toBeChecked();
    await expect(dialog.queryByText(/Plan renewals/)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: /Card type/ }));
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Credit card',
      'Debit card',
    ]);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Replace card' }));
    await expect(dialog.getByText('Reason is required.')).toBeVisible();
  },
};

export const None: Story = {
  args: { accounts: { value: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No office payment method on file')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { accounts: { failure: BUSY } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
  },
};
