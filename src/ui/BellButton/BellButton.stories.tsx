import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { BellButton } from './BellButton.tsx';

const meta = {
  title: 'Design system/Bell button',
  component: BellButton,
  parameters: {
    guidance: {
      use: ['To open the notifications, with the number of new ones.'],
      avoid: ['For a number that needs no attention: a Badge.'],
    },
  },
  args: { label: 'Notifications', count: 0 },
} satisfies Meta<typeof BellButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingNew: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};

export const SomethingNew: Story = {
  args: { count: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 4 new' })).toHaveTextContent('4');
  },
};

export const ManyNew: Story = {
  args: { count: 120 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Notifications, 120 new' })).toHaveTextContent('99+');
  },
};

export const Hovered: Story = { args: { count: 4 }, parameters: { pseudo: 'hover' } };

export const Focused: Story = {
  parameters: { pseudo: 'focus' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
