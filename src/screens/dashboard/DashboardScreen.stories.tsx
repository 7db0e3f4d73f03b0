import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWorld } from '#react/story-actors.tsx';
import { signedInAs, staffUser } from '#react/story-staff.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  decorators: [inWorld],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfigured: Story = {
  parameters: { world: signedInAs(staffUser()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Report is not displayed because of environment config.')).toBeVisible();
  },
};

export const ConfiguredButNotEmbedded: Story = {
  parameters: { world: { ...signedInAs(staffUser()), config: { reportUrl: 'https://reports.test/' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reports aren’t available yet.')).toBeVisible();
  },
};

export const OffersThePageAskedFor: Story = {
  parameters: { world: { ...signedInAs(staffUser()), requestedPath: '/goal-settings' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Continue where you left off?')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Go to Goal Settings' })).toHaveFocus();
  },
};
