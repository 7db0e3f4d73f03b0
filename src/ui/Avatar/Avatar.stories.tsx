import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Design system/Avatar',
  component: Avatar,
  args: { initials: 'AW' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLetters: Story = {};
export const OneLetter: Story = { args: { initials: 'A' } };
export const Large: Story = { args: { size: 'large' } };
