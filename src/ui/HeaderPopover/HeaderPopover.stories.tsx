import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { HeaderPopover } from './HeaderPopover.tsx';

const meta = {
  title: 'Design system/Header popover',
  component: HeaderPopover,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '16rem' } },
    guidance: {
      use: ['For a list behind a button at the end of the header.'],
      avoid: ['For actions alone: a Menu.', 'For a task that has to be finished: a Dialog.'],
    },
  },
  args: {
    label: 'Notifications',
    open: false,
    onOpen: fn(),
    onClose: fn(),
    trigger: (props) => <Button {...props}>Open</Button>,
    children: <Button>Inside</Button>,
  },
  render: function Held(args) {
    const [open, setOpen] = useState(args.open);
    const changeTo = (isOpen: boolean, notify: () => void) => () => {
      setOpen(isOpen);
      notify();
    };
    return (
      <>
        <HeaderPopover
          {...args}
          open={open}
          onOpen={changeTo(true, args.onOpen)}
          onClose={changeTo(false, args.onClose)}
        />
        <Button onClick={() => setOpen(false)}>Beside</Button>
      </>
    );
  },
} satisfies Meta<typeof HeaderPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Open: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const panel = await canvas.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(panel).toHaveFocus());
    const inside = await canvas.findByRole('button', { name: 'Inside' });
    await waitFor(() => expect(inside).toBeVisible());
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const OpenFromTheStart: Story = {
  args: { open: true },
  play: async ({ canvas }) => {
    const panel = await canvas.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(panel).toBeVisible());
  },
};

export const LeftByTheFocus: Story = {
  tags: ['!autodocs'],
  name: 'Moving the focus out closes it',
  play: async (context) => {
    await Open.play?.(context);
    context.canvas.getByRole('button', { name: 'Inside' }).focus();
    context.canvas.getByRole('button', { name: 'Beside' }).focus();
    await waitFor(() => expect(context.canvas.queryByRole('dialog')).toBeNull());
    await expect(context.args.onClose).toHaveBeenCalled();
  },
};
