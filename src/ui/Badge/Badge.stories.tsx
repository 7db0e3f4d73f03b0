import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Design system/Badge',
  component: Badge,
  parameters: {
    guidance: {
      use: [
        'For the state or the kind of one thing, in one or two words: Active, Annual, Refunded.',
        'With the tone that repeats the word: color alone says nothing.',
      ],
      avoid: ['For a sentence: a Banner.', 'For something that can be pressed: a Button.'],
    },
  },
  args: { children: 'Inactive' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Accent: Story = { args: { tone: 'accent', children: 'Annual' } };
export const Success: Story = { args: { tone: 'success', children: 'Active' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Pending' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Failed' } };
export const Info: Story = { args: { tone: 'info', children: 'Refunded' } };

export const LongText: Story = {
  args: { tone: 'info', children: 'Waiting for the payment of the second plan year' },
};
