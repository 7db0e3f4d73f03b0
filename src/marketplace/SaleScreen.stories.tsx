import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import type { PaymentAccount } from '#domain/payment/payment-account.ts';
import type {
  NewMember,
  Quote,
  SaleDraft,
  SaleKind,
  SaleOrder,
  SaleOutcome,
  SaleWish,
} from '#domain/plan/sale.ts';
import { paymentAccountsMachine } from '#machines/payment-accounts/payment-accounts.machine.ts';
import { createRoot } from '#machines/roots.ts';
import { saleMachine } from '#machines/sale/sale.machine.ts';
import type { LoadedSale } from '#machines/sale/sale.types.ts';
import { type Answer, answering } from '#react/story-answers.ts';
import { SaleScreen } from './SaleScreen.tsx';
import { CARD, MATCH, OFFER, PATIENT, PROCEDURES } from './story-offers.ts';

const LOADED: LoadedSale = {
  offers: [OFFER],
  procedures: PROCEDURES,
  accounts: [CARD],
  terms: { version: 1, text: 'The membership is not insurance.\n\nYou may cancel within 14 days.' },
  patient: { ...PATIENT, plans: [], dueCents: 0 },
  currentPlan: null,
  memberFeeCents: null,
  draft: null,
};

const QUOTE: Quote = {
  planName: 'Everyday Care',
  coverageLevel: 'Individual',
  billing: 'annual',
  startDate: '2026-03-16',
  endDate: '2027-03-16',
  dueNowCents: 42_500,
  lines: [
    { kind: 'planFee', cents: 40_000 },
    { kind: 'enrollmentFee', cents: 2500 },
  ],
  later: [],
  totalCents: 42_500,
  offerId: '41',
  levelId: 'one',
  feeCents: 40_000,
  feeBeforeCents: 38_000,
  leavesPlan: null,
  unpaidRenewal: null,
  leaving: [],
  autoRenew: false,
};

const DRAFT: SaleDraft = {
  kind: 'purchase',
  practiceId: '1',
  memberId: '10000001',
  planId: '',
  wantedOfferId: '',
  key: 'k',
  attempt: 1,
  choice: { offerId: '41', levelId: 'family', billing: 'annual' },
  dependents: [],
  texts: { firstName: '', lastName: '', birthDate: '' },
  autoRenew: false,
  accountId: '301',
  order: null,
  quote: null,
};
const AMBIGUOUS_WORDS = 'Several patients have the name and date of birth of a family member.';
const AMBIGUOUS = {
  status: 409,
  reason: 'Conflict',
  code: 'memberAmbiguous',
  message: AMBIGUOUS_WORDS,
  validationErrors: [{ field: 'dependents.0', message: AMBIGUOUS_WORDS }],
};

const MEMBERS = [
  { memberId: '10000001', name: 'Ada Marlowe', birthDate: '1984-02-11', relationship: 'Self' },
  { memberId: '10000412', name: 'Nora Marlowe', birthDate: '2019-05-02', relationship: 'Dependent' },
] as const;

const TODAY = '2026-03-16';

const nothing = () => undefined;
const withoutAccounts = paymentAccountsMachine.provide({
  actors: { listAccounts: answering<readonly PaymentAccount[]>({ value: [] }) },
  actions: { reportUnsavedWork: nothing, showToast: nothing, reloadPatient: nothing, notifyAdded: nothing },
});

interface StorySale {
  kind: SaleKind;
  load?: Answer<LoadedSale>;
  sell?: Answer<SaleOutcome>;
  quote?: Quote;
  /** No other price arrives after the first one. */
  isSlow?: boolean;
  /** The patients who may be the entered family member. */
  matches?: readonly PatientRow[];
}

function StoryOfSale({ kind, load, sell, quote = QUOTE, isSlow = false, matches = [] }: StorySale) {
  const [sale] = useState(() => {
    let quotes = 0;
    return createRoot(
      saleMachine.provide({
        actors: {
          loadSale: answering(load ?? { value: LOADED }),
          quoteSale: fromPromise<Quote, SaleWish>(async ({ input }) => {
            quotes += 1;
            if (isSlow && quotes > 1) return new Promise<never>(nothing);
            if (
              matches.length > 0 &&
              input.dependents[0]?.memberId === undefined &&
              input.dependents.length > 0
            )
              throw AMBIGUOUS;
            return kind === 'addMember' ? { ...quote, offerId: null, levelId: null } : quote;
          }),
          findMatches: answering<readonly PatientRow[], NewMember | null>({ value: matches }),
          sellPlan: answering<SaleOutcome, SaleOrder>(sell),
        },
        actions: { reportUnsavedWork: nothing, keepDraft: nothing, forgetDraft: nothing },
      }),
      { input: { kind, key: 'k', today: TODAY, wantedOfferId: '' } },
    ).start();
  });
  const [newCard] = useState(() =>
    createRoot(withoutAccounts, { input: { patientName: '', today: TODAY } }).start(),
  );
  return (
    <SaleScreen
      sale={sale}
      newCard={newCard}
      attach={() => undefined}
      today={TODAY}
      memberId="10000001"
      renewalHref={(planId) => `#renew-${planId}`}
      patientHref={(page) => `#${page}`}
    />
  );
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Marketplace',
  component: StoryOfSale,
  parameters: { layout: 'padded' },
  args: { kind: 'purchase' },
} satisfies Meta<typeof StoryOfSale>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Purchase: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Charge $425.00' })).toBeEnabled();
    await expect(canvas.getByRole('link', { name: 'Back to patient' })).toHaveAttribute('href', '#overview');
    await expect(canvas.getByText('Included, 1 a year (regularly $80.00)')).toBeVisible();
    await expect(canvas.getByText('$139.50 (regularly $155.00)')).toBeVisible();
  },
};

export const Monthly: Story = {
  args: {
    quote: {
      ...QUOTE,
      billing: 'monthly',
      later: [2760, 2761, 2761].map((cents, at) => ({ dueDate: `2026-0${at + 4}-16`, cents })),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3, $82.82 in total')).toBeVisible();
  },
};

export const UpdatingPrice: Story = {
  args: { isSlow: true },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Charge $425.00' });
    await userEvent.click(canvas.getByRole('radio', { name: /^Monthly/ }));
    await waitFor(() =>
      expect(canvas.getByText('Plan fee').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const PatientWithPlan: Story = {
  name: 'For a patient with a plan, and a renewal that waits for its payment',
  args: {
    quote: { ...QUOTE, unpaidRenewal: 'Everyday Care' },
    load: { value: { ...LOADED, currentPlan: { id: '7', name: 'Family Care', endDate: '2026-11-30' } } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Family Care is active until 11/30/2026. A renewal begins when it ends.'),
    ).toBeVisible();
    await expect(await canvas.findByText(/the renewal of Everyday Care again/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renew instead' })).toHaveAttribute('href', '#renew-7');
  },
};

export const Renewal: Story = {
  args: { kind: 'renewal' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+$20.00 a year')).toBeVisible();
  },
};

export const Incomplete: Story = {
  args: { kind: 'addMember', load: { value: { ...LOADED, accounts: [], memberFeeCents: 12_000 } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^A new member costs \$120\.00 a year\./)).toBeVisible();
    await expect(await canvas.findByText('Enter the new member to see the price.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add member' }));
    await expect(await canvas.findByText('Name must be at least 3 characters')).toBeVisible();
    await expect(canvas.getByText('The patient has to accept the terms.')).toBeVisible();
    await expect(canvas.getByText('Fix 4 fields above.')).toBeVisible();
    await expect(canvas.getByLabelText(/^First name/)).toHaveFocus();
  },
};

export const NoPlanChosen: Story = {
  name: 'API-21.24: with several plans on offer, the user chooses one before there is a price',
  args: {
    kind: 'purchase',
    load: { value: { ...LOADED, offers: [OFFER, { ...OFFER, id: '42', name: 'Bright Start' }] } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Choose a plan to see the price.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read the terms' }));
    await expect(canvas.getByText('Terms').closest('.sale-terms-text')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase plan' }));
    await expect(canvas.getByText('Choose a plan.')).toBeVisible();
  },
};

export const Free: Story = {
  args: {
    load: { value: { ...LOADED, accounts: [] } },
    quote: { ...QUOTE, dueNowCents: 0, lines: [], totalCents: 0 },
    sell: { value: { kind: 'sold', planId: '9', transactionId: null, members: MEMBERS } },
  },
  play: async ({ canvas, userEvent }) => {
    const confirm = await canvas.findByRole('button', { name: 'Purchase plan' });
    await expect(canvas.queryByText('Payment method')).toBeNull();
    await userEvent.click(canvas.getByText('The patient accepts the terms'));
    await userEvent.click(confirm);
    await expect(await canvas.findByText('Plan purchased')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Email or print the receipt' })).toBeNull();
  },
};

const TOM = { firstName: 'Tom', lastName: 'Marlowe', birthDate: '2021-05-02' };

export const SeveralMatches: Story = {
  args: {
    load: { value: { ...LOADED, draft: { ...DRAFT, dependents: [TOM] } } },
    matches: [MATCH, { ...MATCH, memberId: '10000413', planName: 'Everyday Care', status: 'Expired' }],
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Which patient is Tom Marlowe?' })).toBeVisible();
    await expect(canvas.getByText('No price yet')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'Choose patient' })[1] as HTMLElement);
    await expect(await canvas.findByText(/member ID 10000413/)).toBeVisible();
  },
};

export const Sold: Story = {
  args: { sell: { value: { kind: 'sold', planId: '9', transactionId: '70004', members: MEMBERS } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Charge $425.00' });
    await userEvent.click(canvas.getByText('The patient accepts the terms'));
    await userEvent.click(canvas.getByRole('button', { name: 'Charge $425.00' }));
    await expect(await canvas.findByText('Plan purchased')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Plan purchased' })).toHaveFocus();
    await expect(canvas.getByText('70004')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Email or print the receipt' })).toHaveAttribute(
      'href',
      '#transactions',
    );
  },
};

export const Pending: Story = {
  args: { sell: { value: { kind: 'pending' } } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Charge $425.00' });
    await userEvent.click(canvas.getByText('The patient accepts the terms'));
    await userEvent.click(canvas.getByRole('button', { name: 'Charge $425.00' }));
    await expect(await canvas.findByText('Checking with the bank')).toBeVisible();
  },
};

export const Loading: Story = { args: { load: 'never' } };
