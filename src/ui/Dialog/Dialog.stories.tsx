import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'Design system/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Remove the card ending in 4242',
    description: 'You’ll have to take payments for this plan yourself.',
    children: 'The card belongs to Harbor Street Dentistry.',
    actions: (
      <>
        <Button>Keep card</Button>
        <Button variant="danger">Remove card</Button>
      </>
    ),
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '26rem' } },
    guidance: {
      use: [
        'For a question or a short task that comes before anything else.',
        'To confirm what can’t be undone. Say what will happen, with the name in it.',
      ],
      avoid: [
        'For content to read beside the page: a page of its own, or a Card.',
        'For a message without a question: a Toast or a Banner.',
      ],
    },
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Remove the card ending in 4242' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription('You’ll have to take payments for this plan yourself.');
    await expect(dialog).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Small: Story = { args: { size: 'small' } };

export const FocusStaysInside: Story = {
  tags: ['!autodocs'],
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  },
};

export const EscapeOnRefusedButton: Story = {
  tags: ['!autodocs'],
  name: 'Escape hides the reason of a refused button first, then closes the dialog',
  args: { actions: <Button refusal="You need the role Fee management administrator.">Remove card</Button> },
  play: async ({ userEvent, args }) => {
    const button = await screen.findByRole('button', { name: 'Remove card' });
    const reason = screen.getByText('You need the role Fee management administrator.');
    while (document.activeElement !== button) await userEvent.tab();
    await waitFor(() => expect(reason).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(reason).not.toBeVisible());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** One dialog with another over it, as a confirmation opened from it. */
function OneOverTheOther({ onClose, ...args }: ComponentProps<typeof Dialog>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog {...args} {...(onClose && { onClose })}>
      <Button onClick={() => setIsAsking(true)}>Ask</Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Sure?">
        Confirmation over the first dialog.
      </Dialog>
    </Dialog>
  );
}

export const EscapeAtOnce: Story = {
  name: 'Escape right after opening another dialog closes the upper one, then the lower',
  tags: ['!autodocs'],
  render: (args) => <OneOverTheOther {...args} />,
  play: async ({ args }) => {
    const pressEscape = () =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
      );
    (await screen.findByRole('button', { name: 'Ask' })).click();
    // React has rendered the upper dialog, but Radix has not yet moved its listener.
    await null;
    await expect(screen.getByRole('dialog', { name: 'Sure?' })).toBeInTheDocument();
    pressEscape();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Sure?' })).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    pressEscape();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function AddingTheFirst({ onClose: _, ...args }: ComponentProps<typeof Dialog>) {
  const [step, setStep] = useState<'empty' | 'open' | 'there'>('empty');
  return (
    <Card title="Payment accounts">
      {step !== 'there' && <Button onClick={() => setStep('open')}>Add the first card</Button>}
      <Dialog
        {...args}
        open={step === 'open'}
        actions={<Button onClick={() => setStep('there')}>Add card</Button>}
      />
    </Card>
  );
}

export const OpenerGone: Story = {
  name: 'When its opener is gone, the focus moves to the card around it',
  tags: ['!autodocs'],
  render: (args) => <AddingTheFirst {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Add card' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Payment accounts' })).toHaveFocus());
  },
};

export const LongContent: Story = {
  name: 'Long content: neither the title nor the buttons cover the focused control',
  args: {
    children: Array.from({ length: 20 }, (_, line) => (
      <p key={String(line)}>
        Line {line + 1} <Button size="small">Open</Button>
      </p>
    )),
  },
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog');
    for (const shift of [...Array(24).fill(false), ...Array(24).fill(true)]) {
      await userEvent.tab({ shift });
      const focused = document.activeElement;
      const { left, right, top, bottom } = focused?.getBoundingClientRect() ?? new DOMRect();
      const shown = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      await expect(focused?.contains(shown)).toBe(true);
    }
  },
};

export const WithoutAWayOut: Story = {
  name: 'Without a close button: it closes when its task is done',
  args: { actions: <Button variant="primary">Sign in</Button> },
  render: ({ onClose: _, ...args }) => <Dialog {...args} />,
  play: async ({ userEvent }) => {
    await userEvent.keyboard('{Escape}');
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const LongText: Story = {
  args: {
    title:
      'Remove the card ending in 4242 from the plan of The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor',
    description:
      'You’ll have to request payments for this plan by email from accounts.payable.of.the.whole.organization@old-mill-orthodontics.test.',
    actions: (
      <>
        <Button>Keep the card and go on asking for payments</Button>
        <Button variant="danger">Remove the card and ask for payments by hand</Button>
      </>
    ),
  },
};
