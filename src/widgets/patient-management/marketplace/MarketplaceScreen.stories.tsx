import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PLACEHOLDER_PLAN } from '#domain/plan/plan-selection.ts';
import { ADA, familyCare } from '../story-fixtures.ts';
import { MarketplaceScreen } from './MarketplaceScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Marketplace lead',
  component: MarketplaceScreen,
  args: { member: ADA, plan: familyCare().plan },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MarketplaceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Purchase: Story = {
  name: 'Purchase, for a patient without a plan',
  args: { page: 'patientPurchasePlan', plan: PLACEHOLDER_PLAN },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('None')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open marketplace' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?member_id=10000001$/),
    );
  },
};

export const Explore: Story = {
  args: { page: 'patientExplorePlans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Explore plans for Ada Marlowe')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Explore plans' })).toBeNull();
  },
};

export const Compare: Story = {
  args: { page: 'comparePlans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open marketplace' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?member_id=10000001&plan_id=20001$/),
    );
  },
};
