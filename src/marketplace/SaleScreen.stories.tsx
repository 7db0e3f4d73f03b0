import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor } from 'storybook/test';
import { UNREACHABLE } from '#domain/failure/failure.ts';
import { SaleScreen } from './SaleScreen.tsx';
import { CARD, MATCH, OFFER } from './story-offers.ts';
import { DRAFT, LOADED, MEMBERS, QUOTE, STORY_PROPS, type StorySale, storySale } from './story-sale.ts';

const TOM = { firstName: 'Tom', lastName: 'Marlowe', birthDate: '2021-05-02' };

function InStory(story: StorySale) {
  const input = { kind: story.kind, today: STORY_PROPS.today, wantedOfferId: '' };
  return <SaleScreen {...STORY_PROPS} sale={useActorRef(storySale(story), { input })} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Marketplace',
  component: InStory,
  parameters: { layout: 'padded' },
  args: { kind: 'purchase' },
} satisfies Meta<typeof InStory>;

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
    await expect(await canvas.findByText('3 of $27.60 or $27.61, from 04/16/2026')).toBeVisible();
  },
};

export const UpdatingPrice: Story = {
  args: { missingQuote: 2 },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Charge $425.00' });
    await userEvent.click(canvas.getByRole('radio', { name: /^Monthly/ }));
    await waitFor(() =>
      expect(canvas.getByText('Plan fee').closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const FirstPrice: Story = {
  name: 'The first price doesn’t move the payment method',
  args: { missingQuote: 1, quote: { ...QUOTE, lines: [{ kind: 'planFee', cents: 42_500 }] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Updating price…')).toBeVisible();
    const top = () => Math.round(canvas.getByText('Payment method').getBoundingClientRect().top);
    const before = top();
    await userEvent.click(canvas.getByRole('radio', { name: /^Monthly/ }));
    await canvas.findByRole('button', { name: 'Charge $425.00' });
    await expect(top()).toBe(before);
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
      await canvas.findByText(/until 11\/30\/2026\. A renewal begins when it ends\.$/),
    ).toBeVisible();
    await expect(await canvas.findByText(/the renewal of Everyday Care again/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renew instead' })).toHaveAttribute('href', '#renew-7');
  },
};

export const Renewal: Story = {
  args: { kind: 'renewal', quote: { ...QUOTE, people: ['Nora Marlowe', 'Nell Marlowe'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+$20.00 a year')).toBeVisible();
    await expect(canvas.getByText('Nora Marlowe, Nell Marlowe')).toBeVisible();
  },
};

const SUBSCRIBERS_CARD = {
  ...CARD,
  id: '302',
  memberId: '10000412',
  name: 'Nora Marlowe',
  isAutoRenewal: true,
};

export const RenewalOfDependent: Story = {
  name: 'API-21.11: a renewal that a dependent pays for names the card that is charged later',
  args: {
    kind: 'renewal',
    load: {
      value: {
        ...LOADED,
        isDependent: true,
        accounts: [CARD, SUBSCRIBERS_CARD],
        draft: { ...DRAFT, kind: 'renewal', autoRenew: true },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Charged to .* ending in 0042 \(Nora Marlowe, subscriber\)\.$/),
    ).toBeVisible();
    await expect(
      canvas.getByLabelText('Renew automatically with the subscriber’s payment method'),
    ).toBeChecked();
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

export const Check: Story = {
  name: 'API-21.26: a patient without a payment method pays by check, or chooses how',
  args: {
    load: {
      value: { ...LOADED, accounts: [], draft: { ...DRAFT, accountId: '', autoRenew: true } },
    },
    sell: { value: { kind: 'sold', planId: '9', transactionId: '70004', members: MEMBERS } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('The patient accepts the terms'));
    await userEvent.click(canvas.getByRole('button', { name: 'Charge $425.00' }));
    const method = canvas.getByRole('button', { name: /Payment method/ });
    await expect(canvas.getByText(/^No payment method on file\./)).toHaveAttribute('data-tone', 'error');
    await userEvent.click(method);
    await userEvent.click(await screen.findByRole('option', { name: 'Check' }));
    await expect(canvas.getByText(/^Charged to the patient, who has no valid payment method/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Record $425.00 check payment' }));
    await expect(await canvas.findByText('Check number is required.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Check number/), '1042');
    await userEvent.click(canvas.getByLabelText('Renew automatically with the patient’s payment method'));
    await userEvent.click(canvas.getByRole('button', { name: 'Record $425.00 check payment' }));
    await expect(await canvas.findByText('Check 1042')).toBeVisible();
  },
};

export const RenewedPlan: Story = {
  name: 'A new member for a plan whose next term is sold',
  args: {
    kind: 'addMember',
    load: {
      value: {
        ...LOADED,
        draft: { ...DRAFT, kind: 'addMember', texts: { ...TOM, birthDate: '05/02/2021' } },
      },
    },
    quote: { ...QUOTE, nextTermFrom: '2027-03-16' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The new member isn’t on the term that starts 03\/16\/2027\./),
    ).toBeVisible();
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
    await expect(canvas.queryByRole('link', { name: 'Print from Transactions' })).toBeNull();
  },
};

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

type Page = Parameters<NonNullable<Story['play']>>[0];

async function order(canvas: Page['canvas'], userEvent: Page['userEvent']) {
  await userEvent.click(await canvas.findByText('The patient accepts the terms'));
  await userEvent.click(await canvas.findByRole('button', { name: 'Charge $425.00' }));
}

export const Sold: Story = {
  args: { sell: { value: { kind: 'sold', planId: '9', transactionId: '70004', members: MEMBERS } } },
  play: async ({ canvas, userEvent }) => {
    await order(canvas, userEvent);
    await expect(await canvas.findByText('Plan purchased')).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Plan purchased' })).toHaveFocus();
    await expect(canvas.getByText('70004')).toBeVisible();
    await expect(canvas.getByText('Patient’s email').nextSibling).toHaveTextContent('ada@mail.test');
    await expect(canvas.getByRole('button', { name: 'Email receipt' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Print from Transactions' })).toHaveAttribute(
      'href',
      '#transactions',
    );
  },
};

export const Charging: Story = {
  name: 'While the order is being charged, nothing in it can change',
  args: { sell: 'never', load: { value: { ...LOADED, draft: { ...DRAFT, dependents: [TOM] } } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const charge = await canvas.findByRole('button', { name: 'Charge $425.00' });
    await userEvent.click(canvas.getByText('The patient accepts the terms'));
    await userEvent.click(charge);
    await waitFor(() => expect(charge).toHaveAttribute('aria-busy', 'true'));
    const usable = [...canvasElement.querySelectorAll('.sale :enabled:not(fieldset, [readonly])')];
    await expect(usable.map((each) => each.textContent)).toEqual(['Read the terms', 'Charge $425.00']);
  },
};

const KEPT = {
  status: 409,
  reason: 'Conflict',
  code: 'chargeKept',
  message:
    'This plan is already renewed. The bank declined to reverse the charge. Refund it in the patient’s transactions.',
} as const;

export const ChargeKept: Story = {
  args: { sell: { failure: KEPT } },
  play: async ({ canvas, userEvent }) => {
    await order(canvas, userEvent);
    await expect(await canvas.findByText('The patient was charged')).toBeVisible();
    await expect(canvas.queryByText('Nothing was charged')).toBeNull();
  },
};

export const Pending: Story = {
  args: { sell: { value: { kind: 'pending' } } },
  play: async ({ canvas, userEvent }) => {
    await order(canvas, userEvent);
    await expect(await canvas.findByText('Checking with the bank')).toBeVisible();
  },
};

export const Unreachable: Story = {
  name: 'Without a connection, the result of the payment is unknown',
  args: { sell: { failure: UNREACHABLE } },
  play: async ({ canvas, userEvent }) => {
    await order(canvas, userEvent);
    await expect(await canvas.findByText('Checking the payment')).toBeVisible();
    await expect(canvas.getByText(/^We can’t reach Bridgework right now/)).toBeVisible();
    await expect(canvas.queryByText(/The bank hasn’t responded/)).toBeNull();
  },
};

export const Loading: Story = { args: { load: 'never' } };
