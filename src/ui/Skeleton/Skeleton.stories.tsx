import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Design system/Skeleton',
  component: Skeleton,
  parameters: {
    layout: 'padded',
    guidance: {
      use: [
        'In the place and size of what is loading, so that nothing moves when it arrives.',
        'For a whole page: a Page skeleton, whose label screen readers read.',
      ],
      avoid: [
        'For work that a button started: the button is `loading`.',
        'For less than 150 ms: it is invisible until then.',
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
