import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Toast, ToastArea } from './Toast.tsx';

const meta = {
  title: 'Design system/Toast',
  component: Toast,
  parameters: {
    guidance: {
      use: [
        'For what just happened, once: what was done, or what failed.',
        'Through Toasts, which shows one at a time.',
      ],
      avoid: [
        'For what stays true: a Banner.',
        'For what is wrong with a field: the error of the field.',
        'For a question: a Dialog.',
      ],
    },
  },
  subcomponents: { ToastArea },
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
    title: 'Couldn’t sign in',
    label: 'The server could not be reached. Check your connection and try again.',
  },
};
export const SeveralLines: Story = {
  args: { variant: 'error', label: 'Phone Number must be at least 10 digits\nZip Code is required' },
};

export const Dismissed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const WithAction: Story = {
  args: { label: 'Notification dismissed', action: { label: 'Undo', onChoose: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.action?.onChoose).toHaveBeenCalledOnce();
    await expect(args.onDismiss).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    variant: 'warning',
    title: 'The receipt of The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor was not sent',
    label: 'accounts.payable.of.the.whole.organization.without.a.break@old-mill-orthodontics.test',
  },
};

const inItsPlace: Pick<Story, 'parameters'> = {
  parameters: { docs: { story: { inline: false, iframeHeight: '9rem' } } },
};

export const InItsPlace: Story = {
  ...inItsPlace,
  render: (args) => (
    <ToastArea urgent={false}>
      <Toast {...args} />
    </ToastArea>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Receipt sent to the patient');
  },
};

export const InItsPlaceUrgent: Story = {
  ...inItsPlace,
  args: { variant: 'error', label: 'The server could not be reached.' },
  render: (args) => (
    <ToastArea urgent>
      <Toast {...args} />
    </ToastArea>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server could not be reached.');
  },
};
