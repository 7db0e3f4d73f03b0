import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { fromPromise } from 'xstate';
import {
  type Granted,
  marketplaceFrameMachine,
  type TokenGrant,
} from '#machines/marketplace-frame/marketplace-frame.machine.ts';
import { createRoot } from '#machines/roots.ts';
import { inWorld } from '#stories/actors.tsx';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { NotConfigured } from '../shared/NotConfigured.tsx';
import { FramePageScreen } from './FramePageScreen.tsx';

const AT = Date.parse('2026-03-16T17:00:00Z');
const nothing = () => undefined;

function startedFrame(isLate: boolean) {
  const machine = marketplaceFrameMachine.provide({
    actors: {
      grantToken: fromPromise<Granted, TokenGrant>(async () => ({ renewsInMs: 600_000, at: AT })),
    },
    actions: { warn: nothing },
    ...(isLate && { delays: { frameReady: 1 } }),
  });
  return createRoot(machine).start();
}

function Framed({ phase }: { phase: 'loading' | 'late' | 'shown' }) {
  const [frame] = useState(() => {
    const started = startedFrame(phase === 'late');
    if (phase === 'shown') started.send({ type: 'token.request', origin: 'https://plans.test', at: AT });
    return started;
  });
  const attach = (element: HTMLIFrameElement | null) => {
    if (element !== null) element.srcdoc = '<!doctype html><title>Plans</title><p>The marketplace.</p>';
  };
  return <FramePageScreen page="purchaseFrame" frame={frame} attach={attach} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Frame page',
  component: Framed,
  decorators: [inWorld],
  parameters: { layout: 'padded', world: signedInAs(staffUser()) },
  args: { phase: 'shown' },
} satisfies Meta<typeof Framed>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unconfigured: Story = {
  render: () => <NotConfigured />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Widget is not displayed because of environment config.')).toBeVisible();
    await expect(canvas.getByText('Ask your Bridgework administrator to set it up.')).toBeVisible();
  },
};

export const Shown: Story = {
  parameters: { world: signedInAs(staffUser(['ViewerGeneral'])) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByTitle('Purchase a plan')).toBeVisible());
    await expect(canvas.queryByText('Support details')).toBeNull();
  },
};

export const Messages: Story = {
  parameters: { world: signedInAs(staffUser()) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Support details'));
    await expect(canvas.getByText('The portal sent a token')).toBeVisible();
    await expect(canvas.getAllByText('https://plans.test')[0]).toBeVisible();
  },
};

export const Loading: Story = {
  args: { phase: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading Purchase a plan')).toBeInTheDocument();
  },
};

export const Late: Story = {
  args: { phase: 'late' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The marketplace took too long to respond.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('The marketplace took too long to respond.')).toBeVisible();
  },
};
