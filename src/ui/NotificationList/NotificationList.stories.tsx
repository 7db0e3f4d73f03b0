import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NotificationList } from './NotificationList.tsx';

const open = fn();
const act = fn();

const meta = {
  title: 'Design system/Notification list',
  component: NotificationList,
  parameters: {
    guidance: {
      use: ['In a Header popover, for the notifications of the practice.'],
      avoid: ['For the result of the user’s own action: a Toast.', 'For what stays true: a Banner.'],
    },
  },
  args: {
    title: 'Notifications',
    phase: 'loaded',
    entries: [
      {
        id: '1',
        label: "Payment failed for patient's auto-renewal. Follow up to avoid service interruption.",
        subject: 'Ada Marlowe',
        detail: 'Family Smile',
        heading: 'Today',
        day: 'Today',
        time: '10:04 AM',
        action: { label: 'Retry payment', onClick: fn() },
        onOpen: fn(),
        priority: 'important',
        isNew: true,
        advice: null,
      },
      {
        id: '2',
        label: 'A patient has denied benefit usage. Please review their benefits summary.',
        subject: 'Nell Marlowe',
        detail: 'Denied Fluoride on 11/12/2026',
        heading: 'Thursday, 11/19/2026',
        day: '11/19/2026',
        time: '3:20 PM',
        action: { label: 'View benefit', onClick: act },
        onOpen: open,
        priority: 'general',
        isNew: false,
        advice: null,
      },
      {
        id: '3',
        label: 'Your credit card has been declined for auto-renewal.',
        subject: 'Office card',
        detail: '',
        heading: 'Tuesday, 11/17/2026',
        day: '11/17/2026',
        time: '8:41 AM',
        action: null,
        onOpen: fn(),
        priority: 'urgent',
        isNew: true,
        advice: 'Ask your office manager to update it.',
      },
    ],
    onRemove: fn(),
    onClear: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem', background: 'var(--surface-raised)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NotificationList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/^New.*Ada Marlowe · Family Smile.*Today.*Important/);
    await userEvent.click(canvas.getByRole('button', { name: /^Nell Marlowe.*A patient has denied/ }));
    await expect(open).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'View benefit for Nell Marlowe' }));
    await expect(act).toHaveBeenCalledOnce();
  },
};

export const Removed: Story = {
  tags: ['!autodocs'],
  name: 'Dismissed: the focus moves to the next one, or to the one before',
  play: async ({ canvas, userEvent, args }) => {
    const [first, second, third] = canvas.getAllByRole('button', { name: /^Dismiss: / });
    await userEvent.click(first as HTMLElement);
    await expect(args.onRemove).toHaveBeenCalledWith('1');
    await expect(second).toHaveFocus();
    await userEvent.click(third as HTMLElement);
    await expect(second).toHaveFocus();
  },
};

export const Cleared: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CLEAR ALL' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  },
};

export const Hovered: Story = { parameters: { pseudo: 'hover' } };

export const Loading: Story = { args: { phase: 'loading', entries: [] } };

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No notifications')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'CLEAR ALL' })).toBeNull();
  },
};

export const Failed: Story = {
  args: {
    phase: 'failed',
    entries: [],
    failure: {
      message: 'The server is busy. Try again in a moment.',
      reference: { name: 'Error', text: '503 Unavailable' },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongText: Story = {
  args: {
    entries: [
      {
        id: '1',
        label:
          'The payment of accounts.payable.of.the.whole.organization.without.a.break@old-mill-orthodontics.test failed once more.',
        subject: '',
        detail: '',
        heading: 'Tuesday, 11/17/2026',
        day: '11/17/2026',
        time: '8:41 AM',
        action: null,
        onOpen: fn(),
        priority: 'urgent',
        isNew: true,
        advice: null,
      },
    ],
  },
};

function Reloaded(args: ComponentProps<typeof NotificationList>) {
  const [phase, setPhase] = useState<'failed' | 'loading'>('failed');
  return <NotificationList {...args} phase={phase} onRetry={() => setPhase('loading')} />;
}

export const TriedAgainByKey: Story = {
  name: 'A retry by key keeps the focus on the list',
  args: { entries: [] },
  render: (args) => <Reloaded {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toHaveFocus();
  },
};

export const NotShown: Story = {
  name: 'Notifications that aren’t shown can’t be cleared',
  args: {
    phase: 'failed',
    failure: { message: 'The server is busy.', reference: { name: 'Error', text: '503 Unavailable' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'CLEAR ALL' })).toBeNull();
  },
};
