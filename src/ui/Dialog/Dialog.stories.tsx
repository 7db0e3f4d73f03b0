import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Design system/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Remove the card ending in 4242',
    description: 'Payments of this plan will be asked for by hand.',
    children: 'The card belongs to Harbor Street Dentistry.',
    actions: (
      <>
        <Button>Keep card</Button>
        <Button variant="danger">Remove card</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Remove the card ending in 4242' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription('Payments of this plan will be asked for by hand.');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Small: Story = { args: { size: 'small' } };

export const FocusStaysInside: Story = {
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

export const LongContent: Story = {
  args: { children: Array.from({ length: 40 }, (_, line) => <p key={String(line)}>Line {line + 1}</p>) },
};
