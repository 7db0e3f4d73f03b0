import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSkeleton } from './PageSkeleton.tsx';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Design system/Skeleton',
  component: Skeleton,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Line: Story = {};
export const Wide: Story = { args: { shape: 'wide' } };
export const Title: Story = { args: { shape: 'title' } };
export const Disc: Story = { args: { shape: 'disc' } };
export const Control: Story = { args: { shape: 'control' } };
export const Page: Story = { render: () => <PageSkeleton label="Loading your account" /> };
