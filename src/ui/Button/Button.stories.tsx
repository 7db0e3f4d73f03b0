import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide';
import { expect, fn } from 'storybook/test';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Design system/Button',
  component: Button,
  args: { children: 'Take payment', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Remove card' } };
export const Small: Story = { args: { size: 'small', children: 'Try again' } };
export const Large: Story = { args: { size: 'large', variant: 'primary', children: 'LOGIN' } };
export const WithIcon: Story = { args: { icon: <Icon of={Download} />, children: 'Send receipt' } };

export const Disabled: Story = {
  args: { variant: 'primary', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take payment' })).toBeDisabled();
  },
};

export const Loading: Story = {
  name: 'Loading: a spinner replaces the content, the name and the size stay',
  args: { variant: 'primary', loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Take payment Loading' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Take payment')).not.toBeVisible();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
