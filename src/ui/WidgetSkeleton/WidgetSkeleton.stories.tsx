import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WidgetSkeleton } from './WidgetSkeleton.tsx';

const meta = {
  title: 'Parts/Widget skeleton',
  component: WidgetSkeleton,
  args: { label: 'Loading Manage Plan Fees' },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['In place of a widget that is loading.'],
      avoid: ['For a whole page: a Page skeleton.'],
    },
  },
} satisfies Meta<typeof WidgetSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Manage Plan Fees');
  },
};
