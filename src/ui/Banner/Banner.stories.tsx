import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Design system/Banner',
  component: Banner,
  args: { children: 'You signed out in another tab.' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: { tone: 'success', children: 'The plan is renewed until 04/30/2027.' },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'No connection to the server',
    children: 'You stay signed in and nothing you typed is lost.',
    action: <Button size="small">Try again</Button>,
  },
};
export const Danger: Story = {
  args: { tone: 'danger', title: 'You are not signed in', children: 'The browser’s storage is full.' },
};
