import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const meta = {
  title: 'Design system/Confirmation',
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Remove Dana Núñez from the plan?',
    children:
      'She can no longer use its benefits from today. What was paid stays paid, and the other members stay on the plan.',
    confirm: 'Remove member',
    cancel: 'Keep member',
    destructive: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '22rem' } },
    guidance: {
      use: [
        'Before an action that can’t be undone. Say what will happen, and to whom.',
        'With a button that says what it does: “Remove member”.',
      ],
      avoid: [
        'Before something that can be undone: do it, and offer to undo it in the Toast.',
        'With “Are you sure?”: the question has to name what will happen.',
      ],
    },
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Destructive: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Remove Dana Núñez from the plan?' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Keep member' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Remove member' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const Busy: Story = {
  name: 'Busy: it stays open until the action is done',
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const NotDone: Story = {
  args: {
    destructive: false,
    title: 'Renew the plan of Maximiliana Wolfeschlegelsteinhausenbergerdorff for another year?',
    children: 'The card ending in 4242 is charged $348.00 today.',
    confirm: 'Renew plan and charge $348.00',
    cancel: 'Not now',
    error: 'The card was declined. Nothing was charged.',
  },
};
