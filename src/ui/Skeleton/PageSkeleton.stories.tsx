import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSkeleton } from './PageSkeleton.tsx';

const meta = {
  title: 'Design system/Page skeleton',
  component: PageSkeleton,
  args: { label: 'Loading your account' },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['While a page is loading.'],
      avoid: ['For one part of a page: Skeletons in place of that part.'],
    },
  },
} satisfies Meta<typeof PageSkeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading your account');
  },
};

export const Alone: Story = {
  args: { label: 'Loading Bridgework', alone: true },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    const edges = getComputedStyle(canvas.getByRole('status'));
    await expect([edges.paddingLeft, edges.paddingRight, edges.paddingTop]).toEqual(['24px', '24px', '24px']);
  },
};
