import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Design system/Visually hidden',
  component: VisuallyHidden,
  parameters: {
    guidance: {
      use: ['For the name of a control with only an icon, or for announcements.'],
      avoid: ['To hide something from every user: the attribute `hidden`.'],
    },
  },
  args: { children: 'Loading your account' },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading your account').getBoundingClientRect().width).toBe(1);
  },
};
