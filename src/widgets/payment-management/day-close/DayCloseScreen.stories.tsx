import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Failure } from '#domain/failure/failure.ts';
import type { ClosingDay, DayClosing } from '#domain/payment/day-close.ts';
import { dayCloseMachine } from '#machines/day-close/day-close.machine.ts';
import type {
  DayOutcome,
  LoadedDay,
  WantedClose,
  WantedReopening,
} from '#machines/day-close/day-close.types.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { DayCloseScreen } from './DayCloseScreen.tsx';

const DAY = '2026-11-24';
const BUSY: Failure = { status: 503, reason: 'Service Unavailable', message: 'The server is busy.' };
const REFUSED: Failure = { status: 403, reason: 'Forbidden', message: 'You may not do this.' };

const total = (name: string, payments: number, paidCents: number, refunds = 0, refundedCents = 0) => ({
  name,
  payments,
  paidCents,
  refunds,
  refundedCents,
  netCents: paidCents - refundedCents,
});
const OPEN: ClosingDay = {
  day: DAY,
  version: 0,
  digest: 'a',
  total: total('', 5, 69_000, 1, 3000),
  byType: [total('Cash', 1, 3000), total('Check', 1, 9000), total('Credit Card', 3, 57_000, 1, 3000)],
  byUser: [total('', 2, 36_000), total('Fran Desk', 3, 33_000, 1, 3000)],
  pendingCents: 3000,
  startingCents: 10_000,
  close: null,
  changed: false,
};
const CLOSING: DayClosing = {
  id: '51',
  day: DAY,
  closedBy: 'Dana Núñez',
  closedAt: '2026-11-24T22:10:00Z',
  startingCents: 10_000,
  countedCents: 12_500,
  expectedCents: 13_000,
  differenceCents: -500,
  note: 'Change for a parking meter',
  netCents: 66_000,
  reopened: null,
};
const REOPENED: DayClosing = {
  ...CLOSING,
  id: '50',
  reopened: {
    by: 'Sam Ortiz',
    at: '2026-11-24T21:58:00Z',
    reason: 'A cash payment came after the count',
  },
};
const CLOSED: ClosingDay = { ...OPEN, version: 3, pendingCents: 0, close: CLOSING, changed: true };
const closed: LoadedDay = { day: CLOSED, closings: { records: 2, closings: [CLOSING, REOPENED] } };
const open: LoadedDay = { day: OPEN, closings: { records: 0, closings: [] } };
const nothing = () => undefined;

interface World {
  loaded: Answer<LoadedDay>;
  reloaded?: Answer<LoadedDay>;
  decided?: Answer<DayOutcome>;
  hasRight?: boolean;
}

function InWorld({ loaded, reloaded = loaded, decided = 'never', hasRight = true }: World) {
  const close = useActorRef(
    dayCloseMachine.provide({
      actors: {
        loadDay: answering<LoadedDay, { day: string; page: number }>(loaded, reloaded),
        closeDay: answering<DayOutcome, WantedClose>(decided),
        reopenDay: answering<DayOutcome, WantedReopening>(decided),
      },
      actions: { reportUnsavedWork: nothing, printPage: nothing, showToast: nothing },
    }),
    { input: { today: DAY, mayClose: hasRight, mayReopen: hasRight } },
  );
  return <DayCloseScreen close={close} timeZone="America/New_York" />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/End-of-day close',
  component: InWorld,
  args: { loaded: { value: open } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Counted cash'), '125');
    await expect(canvas.getByText('$5.00 short')).toBeVisible();
    await expect(canvas.getByText(/hasn’t confirmed \$30\.00 yet/)).toBeVisible();
  },
};

export const OtherDay: Story = {
  play: async ({ canvas, userEvent }) => {
    const starting = await canvas.findByLabelText('Starting cash');
    await userEvent.clear(starting);
    await userEvent.type(starting, '80');
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discard the count?' }));
    await expect(dialog.getByRole('button', { name: 'Discard count' })).toBeVisible();
    await expect(starting).toHaveValue('80.00');
  },
};

export const NothingCounted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close day' }));
    await expect(canvas.getByText('Enter an amount, for example 100.00.')).toBeVisible();
  },
};

export const NotClosed: Story = {
  args: { decided: { failure: REFUSED } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Counted cash'), '130{Enter}');
    await expect(await canvas.findByText('The day wasn’t closed')).toBeVisible();
    await expect(canvas.getByText('No difference')).toBeVisible();
  },
};

export const ClosedByAnother: Story = {
  args: { decided: { value: { kind: 'stale', day: CLOSED } }, reloaded: { value: closed } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Counted cash'), '130{Enter}');
    await expect(await canvas.findByText('This day changed after you opened it')).toBeVisible();
    await expect(canvas.getByText('Closed by Dana Núñez, 11/24/2026, 5:10 PM EST')).toBeVisible();
  },
};

export const Closed: Story = {
  args: { loaded: { value: closed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Payments changed after this day was closed')).toBeVisible();
    await expect(canvas.getByText(/^Sam Ortiz, .+: A cash payment came after the count$/)).toBeVisible();
  },
};

export const NotReopened: Story = {
  args: { loaded: { value: closed }, decided: { failure: REFUSED } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reopen day' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reopen 11/24/2026' }));
    await userEvent.type(dialog.getByLabelText('Reason'), 'A check was missing{Enter}');
    await expect(await dialog.findByText('The day wasn’t reopened')).toBeVisible();
  },
};

const reload: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('button', { name: 'Print' })).toBeEnabled();
  await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Print' })).toBeDisabled());
};

const PAGED = { records: 11, closings: [CLOSING] };

export const OpenDayReloading: Story = {
  args: { loaded: { value: { ...open, closings: PAGED } }, reloaded: 'never' },
  play: async (context) => {
    await reload(context);
    await expect(context.canvas.getByRole('button', { name: /^Close day/ })).toHaveAttribute('aria-busy');
  },
};

export const ClosedDayReloading: Story = {
  args: { loaded: { value: { ...closed, closings: PAGED } }, reloaded: 'never' },
  play: async (context) => {
    await reload(context);
    await expect(context.canvas.getByRole('button', { name: /^Reopen day/ })).toHaveAttribute('aria-busy');
  },
};

export const NotReloaded: Story = {
  args: { loaded: { value: { ...open, closings: PAGED } }, reloaded: { failure: BUSY } },
  play: async (context) => {
    await reload(context);
    await expect(await context.canvas.findByText('Couldn’t load this day')).toBeVisible();
    await expect(context.canvas.getByRole('button', { name: 'Print' })).toBeDisabled();
  },
};

export const WithoutRight: Story = {
  args: { hasRight: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Counted cash')).toHaveAttribute('readonly');
  },
};

export const Loading: Story = { args: { loaded: 'never' } };

export const NotLoaded: Story = {
  args: { loaded: { failure: BUSY } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load this day')).toBeVisible();
  },
};
