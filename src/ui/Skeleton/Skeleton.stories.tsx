import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Design system/Skeleton',
  component: Skeleton,
  parameters: {
    layout: 'padded',
    guidance: {
      use: [
        'In the place and the size of what is being loaded, so that nothing moves when it comes.',
        'The whole page by Page skeleton, whose label is what a screen reader says.',
      ],
      avoid: [
        'For work that somebody started with a button: the button is `loading`.',
        'For less than 150 ms: it waits so long before it shows itself.',
      ],
    },
  },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Wide: Story = { args: { shape: 'wide' } };
export const Title: Story = { args: { shape: 'title' } };
export const Disc: Story = { args: { shape: 'disc' } };
export const Control: Story = { args: { shape: 'control' } };
