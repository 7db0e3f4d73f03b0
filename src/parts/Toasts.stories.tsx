import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inWorld, runningActors } from './story-actors.tsx';

const meta = { title: 'Parts/Toasts', decorators: [inWorld], render: () => <p>A page</p> } satisfies Meta;

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
