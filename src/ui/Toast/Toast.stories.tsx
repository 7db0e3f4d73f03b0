import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Toast } from './Toast.tsx';

const meta = {
  title: 'Design system/Toast',
  component: Toast,
  args: { variant: 'success', label: 'Receipt sent to the patient', phase: 'shown', onDismiss: fn() },
} satisfies Meta<typeof Toast>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Warning: Story = { args: { variant: 'warning', label: 'The card expires this month' } };
export const Info: Story = { args: { variant: 'info', label: 'A new plan year begins on Monday' } };
export const WithTitle: Story = {
  args: {
    variant: 'error',
    title: 'Not signed in',
    label: 'The server could not be reached. Check your connection and try again.',
  },
};
export const SeveralLines: Story = {
  args: { variant: 'error', label: 'Phone Number must be at least 10 digits\nZip Code is required' },
};

export const Dismissed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
