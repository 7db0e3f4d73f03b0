import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWorld } from '#react/story-actors.tsx';
import { signedInAs, staffUser } from '#react/story-staff.ts';
import { FramePageScreen } from './FramePageScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Frame page',
  component: FramePageScreen,
  decorators: [inWorld],
  parameters: { layout: 'padded', world: signedInAs(staffUser()) },
  args: { page: 'purchaseFrame' },
} satisfies Meta<typeof FramePageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfigured: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Widget is not displayed because of environment config.')).toBeVisible();
  },
};

export const ConfiguredButNotFramed: Story = {
  parameters: { world: { ...signedInAs(staffUser()), config: { marketplaceUrl: 'https://plans.test/' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The marketplace isn’t available yet.')).toBeVisible();
  },
};
