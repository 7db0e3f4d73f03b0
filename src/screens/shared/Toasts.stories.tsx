import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inWorld, runningActors } from '#stories/actors.tsx';
import { Toasts } from './Toasts.tsx';

const meta = {
  title: 'Parts/Toasts',
  component: Toasts,
  decorators: [inWorld],
  render: () => <p>A page, beside which the decorator of every story stands the toasts.</p>,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '9rem' } },
    guidance: {
      use: ['Once, beside the open screen.'],
      avoid: ['In a screen: a screen sends `toast.push` to the queue.'],
    },
  },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

const push = (label: string) =>
  runningActors().toastQueue.send({ type: 'toast.push', toast: { variant: 'error', label } });

export const OneAtATime: Story = {
  play: async ({ canvas, userEvent }) => {
    push('The first message');
    push('The second message');
    await expect(await canvas.findByText('The first message')).toBeInTheDocument();
    await expect(canvas.queryByText('The second message')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(await canvas.findByText('The second message')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByText('The second message')).toBeVisible());
    await expect(canvas.queryByText('The first message')).toBeNull();
  },
};
