import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Design system/Visually hidden',
  component: VisuallyHidden,
  parameters: {
    guidance: {
      use: ['For the name of a control that shows a picture alone, or for what a screen reader has to hear.'],
      avoid: ['To hide something from everybody: the attribute `hidden`.'],
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
