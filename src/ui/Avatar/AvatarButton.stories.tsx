import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AvatarButton } from './AvatarButton.tsx';

const meta = {
  title: 'Design system/Avatar button',
  component: AvatarButton,
  args: { initials: 'AW', label: 'Account of Avery Whitfield' },
} satisfies Meta<typeof AvatarButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account of Avery Whitfield' })).toBeVisible();
  },
};
