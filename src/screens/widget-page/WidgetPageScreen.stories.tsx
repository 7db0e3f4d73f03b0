import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWorld } from '#parts/story-actors.tsx';
import { signedInAs, staffUser } from '#parts/story-staff.ts';
import { WidgetPageScreen } from './WidgetPageScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Widget page',
  component: WidgetPageScreen,
  decorators: [inWorld],
  parameters: { layout: 'padded', world: signedInAs(staffUser()) },
  args: { page: 'searchPatients' },
} satisfies Meta<typeof WidgetPageScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfigured: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Widget is not displayed because of environment config.')).toBeVisible();
  },
};

export const ConfiguredButNotHosted: Story = {
  args: { page: 'purchaseFrame' },
  parameters: { world: { ...signedInAs(staffUser()), config: { marketplaceUrl: 'https://plans.test/' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This version of the portal does not host widgets yet.')).toBeVisible();
  },
};
