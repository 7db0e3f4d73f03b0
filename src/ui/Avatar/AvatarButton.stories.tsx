import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AvatarButton } from './AvatarButton.tsx';

const meta = {
  title: 'Design system/Avatar button',
  component: AvatarButton,
  parameters: {
    guidance: {
      use: ['To open the signed-in user’s menu.'],
      avoid: ['To open anything else: a Button says what it does.'],
    },
  },
  args: { initials: 'AW', label: 'Account menu for Avery Whitfield' },
} satisfies Meta<typeof AvatarButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Account menu for Avery Whitfield' })).toBeVisible();
  },
};

export const Hovered: Story = { parameters: { pseudo: 'hover' } };

export const Focused: Story = {
  parameters: { pseudo: 'focus' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
