import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { WantedProcedure } from '#domain/plan/comparison.ts';
import { type ComparedOffers, comparisonMachine } from '#machines/comparison/comparison.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { CompareScreen } from './CompareScreen.tsx';
import { BUSY, OFFER, PATIENT, PROCEDURES } from './story-offers.ts';

interface StoryArgs {
  load: Answer<ComparedOffers>;
  wanted: readonly WantedProcedure[];
}

function StoryOfComparison({ load, wanted }: StoryArgs) {
  const comparison = useActorRef(
    comparisonMachine.provide({ actors: { loadOffers: answering<ComparedOffers>(load) } }),
    { input: { wanted, today: '2026-03-16' } },
  );
  return (
    <CompareScreen
      comparison={comparison}
      paymentHref={() => '/view-patient/payment?member_id=10000001'}
      today="2026-03-16"
      saleHref={(offerId) => `/widget/purchase?member_id=10000001&offer_id=${offerId}`}
    />
  );
}

const CHEAP = {
  ...OFFER,
  id: '42',
  name: 'Bright Start',
  discounts: [{ category: 'Fillings', percent: 20 }],
};

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Marketplace/Compare',
  component: StoryOfComparison,
  parameters: { layout: 'padded' },
  args: {
    load: {
      value: {
        patient: PATIENT,
        offers: [OFFER, CHEAP],
        procedures: PROCEDURES,
        past: [],
      },
    },
    wanted: [{ code: 'X4010', quantity: 30 }],
  },
} satisfies Meta<typeof StoryOfComparison>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Compared: Story = {
  play: async ({ canvas, userEvent }) => {
    const plans = async () =>
      within(await canvas.findByRole('table', { name: 'Plans compared' }))
        .getAllByText(/^(Everyday Care|Bright Start)$/)
        .map(({ firstChild }) => firstChild?.textContent);
    await expect(await plans()).toEqual(['Everyday Care', 'Bright Start']);
    await expect(canvas.getByRole('row', { name: /^Everyday Care Current plan/ })).toBeVisible();
    await expect(canvas.getAllByText('Current plan')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Choose Bright Start' })).toHaveAttribute(
      'href',
      '/widget/purchase?member_id=10000001&offer_id=42',
    );
    await expect(canvas.getByRole('link', { name: 'Take payment' })).toHaveAttribute(
      'href',
      '/view-patient/payment?member_id=10000001',
    );
    await expect(canvas.queryByRole('link', { name: 'Choose Everyday Care' })).toBeNull();
    const bright = within(canvas.getByRole('row', { name: /^Bright Start/ }));
    await expect(canvas.getByText('In every plan').parentElement).toHaveTextContent('Emergency exam: 1');
    // 30 fillings at 155.00 less 20 percent, 400.00 for the plan, and 25.00 to enroll.
    await expect(bright.getByText('$4,145.00')).toBeVisible();
    await expect(bright.getByText('$505.00')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText('Quantity of Filling, one surface'));
    await expect(await canvas.findByText('Quantity is required.')).toBeVisible();
  },
};

const CLEANING = {
  code: 'X2010',
  description: 'Cleaning, adult',
  category: 'Prevention',
  usualCents: 9200,
};
const GUM_CARE = {
  code: 'X3010',
  description: 'Periodontal maintenance',
  category: 'Gum care',
  usualCents: 14_500,
};
const WITH_CLEANINGS = {
  ...CHEAP,
  benefits: [...CHEAP.benefits, { benefit: 'Cleanings', limit: 2, codes: ['X2010'] }],
};

/** The patient had periodontal maintenance, so the comparison begins with a year of gum care. */
export const Years: Story = {
  args: {
    load: {
      value: {
        patient: PATIENT,
        offers: [OFFER, WITH_CLEANINGS],
        procedures: [...PROCEDURES, CLEANING, GUM_CARE],
        past: [{ code: 'X3010', quantity: 3 }],
      },
    },
    wanted: [],
  },
  play: async ({ canvas, userEvent }) => {
    const visits = async () => (await canvas.findByRole('list', { name: 'Visits in a year' })).textContent;
    await expect(await visits()).toBe('4 Periodontal maintenance');
    await expect(canvas.getByText('Without a plan', { selector: 'p' }).textContent).toBe(
      'Without a plan $580.00',
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Past year' }));
    await expect(await visits()).toBe('3 Periodontal maintenance');
    await userEvent.click(canvas.getByRole('radio', { name: 'Healthy adult' }));
    await expect(await visits()).toBe('2 Cleaning, adult');
    await expect(canvas.getByRole('columnheader', { name: 'Cleanings' })).toBeVisible();
    // 400.00 for the plan and 25.00 to enroll, less two cleanings at 92.00.
    const bright = within(canvas.getByRole('row', { name: /^Bright Start/ }));
    await expect(bright.getAllByText('$241.00 more')[0]).toBeVisible();
  },
};

/** No plan saves money, so three are shown first. */
export const Many: Story = {
  args: {
    load: {
      value: {
        patient: null,
        offers: ['41', '42', '43', '44', '45'].map((id) => ({ ...OFFER, id, name: `Plan ${id}` })),
        procedures: PROCEDURES,
        past: [],
      },
    },
    wanted: [{ code: 'X1020', quantity: 1 }],
  },
  play: async ({ canvas, userEvent }) => {
    const choices = () => canvas.getAllByRole('link', { name: /^Choose / });
    const more = await canvas.findByRole('button', { name: 'Show all 5 plans' });
    await expect(choices()).toHaveLength(3);
    await userEvent.click(more);
    await expect(choices()).toHaveLength(5);
    await expect(canvas.queryByText('Saves most')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show fewer plans' })).toHaveFocus();
  },
};

export const LastProcedureAdded: Story = {
  args: { ...Many.args },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('combobox', { name: 'Add a procedure' });
    await userEvent.type(field, 'fill');
    await userEvent.click(await screen.findByRole('option', { name: 'Filling, one surface' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveValue('');
    await expect(canvas.getByText('Every procedure is on the list.')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { load: { failure: BUSY } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is busy.')).toBeVisible();
  },
};
