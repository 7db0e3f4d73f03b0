import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { declined } from '../story-fixtures.ts';
import { PAID, usePaymentWorld, type World } from './story-payment.ts';
import { TakePaymentScreen } from './TakePaymentScreen.tsx';

const InWorld = (world: World) => <TakePaymentScreen {...usePaymentWorld(world)} />;

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Take a payment, the amount due doesn’t load',
  component: InWorld,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const review: Play = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Review payment' }));
};

const charge: Play = async (context) => {
  await review(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Charge $30.00' }));
};

const cannotPay: Play = async ({ canvas }) => {
  await expect(await canvas.findByText(/^Couldn’t load the amount due\./)).toBeVisible();
  await expect(canvas.queryByRole('button', { name: /^(Review|Charge|Use another)/ })).toBeNull();
};

export const BeforeReview: Story = { args: { dueMissingIn: 'choosing' }, play: cannotPay };

export const NothingWasDue: Story = {
  args: { dueAtFirst: 0, dueMissingIn: 'nothingDue' },
  play: async (context) => {
    await cannotPay(context);
    await expect(context.canvas.queryByText(/^No balance due/)).toBeNull();
  },
};

export const BeforeCharge: Story = {
  args: { dueMissingIn: 'reviewing' },
  play: async (context) => {
    await review(context);
    await cannotPay(context);
  },
};

export const AfterPayment: Story = {
  args: { outcome: PAID, dueMissingIn: 'approved' },
  play: async (context) => {
    await charge(context);
    await expect(await context.canvas.findByText('Couldn’t be loaded')).toBeVisible();
    await expect(context.canvas.queryByRole('button', { name: 'Take another payment' })).toBeNull();
  },
};

export const AfterDecline: Story = {
  args: { outcome: declined('The card was declined.'), dueMissingIn: 'declined' },
  play: async (context) => {
    await charge(context);
    await cannotPay(context);
  },
};
