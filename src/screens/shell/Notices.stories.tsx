import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWorld, type StoryWorld } from '#stories/actors.tsx';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { Notices } from './Notices.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Shell notices',
  component: Notices,
  decorators: [inWorld],
} satisfies Meta<typeof Notices>;

export default meta;
type Story = StoryObj<typeof meta>;

const HALF_PAST_THREE = new Date(2026, 10, 20, 15, 30).getTime();
const endingIn = (kind: 'idle' | 'longest', rest: StoryWorld = {}) =>
  ({
    parameters: {
      world: {
        ...signedInAs(staffUser()),
        ...rest,
        sessionEnd: { value: { kind, at: HALF_PAST_THREE, remainingMs: 240_000 } },
      },
    },
  }) satisfies Partial<Story>;

export const SessionEndsUnused: Story = {
  ...endingIn('idle'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You’ll be signed out soon')).toBeVisible();
    await expect(canvas.getByText(/^You’ve been inactive\. Your session ends at 3:30\sPM/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stay signed in' })).toBeVisible();
  },
};

export const SessionEndsAfterTwelveHours: Story = {
  ...endingIn('longest'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^For security, your session ends at 3:30\sPM/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Stay signed in' })).toBeNull();
  },
};

export const SessionNotPutOff: Story = {
  ...endingIn('idle', {
    extendSession: { failure: { status: 500, reason: 'Unreachable', message: 'No connection.' } },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stay signed in' }));
    await expect(await canvas.findByText('We couldn’t extend your session. No connection.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Stay signed in' })).toBeVisible();
  },
};
