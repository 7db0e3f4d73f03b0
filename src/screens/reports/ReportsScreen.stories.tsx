import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWorld } from '#react/story-actors.tsx';
import { signedInAs, staffUser } from '#react/story-staff.ts';
import { ReportsScreen } from './ReportsScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Report',
  component: ReportsScreen,
  decorators: [inWorld],
  parameters: { layout: 'padded', world: signedInAs(staffUser()) },
} satisfies Meta<typeof ReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfigured: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Report is not displayed because of environment config.')).toBeVisible();
  },
};
