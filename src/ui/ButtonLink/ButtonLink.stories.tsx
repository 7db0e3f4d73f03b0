import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Design system/Button link',
  component: ButtonLink,
  args: { href: '#payment', children: 'Take payment' },
  parameters: {
    guidance: {
      use: ['For the main action of a page that leads to another page.'],
      avoid: ['For an action on this page: a Button.', 'In running text: a plain link.'],
    },
  },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const Primary: Story = { args: { variant: 'primary' } };
export const LongText: Story = {
  args: { children: 'Take a payment for the membership of the whole family until the end of the year' },
};
