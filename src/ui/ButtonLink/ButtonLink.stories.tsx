import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'Design system/Button link',
  component: ButtonLink,
  args: { href: '#payment', children: 'Take payment' },
  parameters: {
    guidance: {
      use: ['For the one thing to do on a page that is done on another page.'],
      avoid: ['For what is done here and now: a Button.', 'In running text: a plain link.'],
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
