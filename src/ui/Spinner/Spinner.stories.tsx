import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Design system/Spinner',
  component: Spinner,
  parameters: {
    guidance: {
      use: ['Inside a control that is busy, in the control’s color.'],
      avoid: ['On an empty page: a Skeleton.'],
    },
  },
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Turning: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Loading' })).toBeVisible();
  },
};
