import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor } from 'storybook/test';
import type { FeeLevel, PlanFeeDetail } from '#domain/plan/plan-fee.ts';
import { feeChangeMachine } from '#machines/fee-change/fee-change.machine.ts';
import { planFeeMachine } from '#machines/plan-fee/plan-fee.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { pressAway } from '#stories/page.tsx';
import { BUSY, DETAIL, FULL, TODAY } from '../story-fees.ts';
import { PlanFeeScreen } from './PlanFeeScreen.tsx';

const nothing = () => undefined;

interface World {
  loaded: Answer<PlanFeeDetail>;
  canceling?: Answer<void>;
  planId?: string | null;
}

function InWorld({ loaded, canceling, planId = '12' }: World) {
  const plan = useActorRef(
    planFeeMachine.provide({
      actors: {
        feeChange: feeChangeMachine.provide({ actions: { showToast: nothing, reportUnsavedWork: nothing } }),
        loadPlan: answering<PlanFeeDetail, { planId: string }>(loaded),
        cancelIncrease: answering<void, FeeLevel>(canceling),
      },
      actions: { showToast: nothing },
    }),
    { input: { planId, mayCancel: true, today: TODAY, mayIncrease: true, mayEdit: true } },
  );
  return <PlanFeeScreen plan={plan} rights={FULL} timeZone="America/New_York" onBack={nothing} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Edit plan fee',
  component: InWorld,
  args: { loaded: { value: DETAIL } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Notices sent: Family')).toBeVisible();
    await expect(canvas.getByText('$810.00 starting 04/30/2026, 14 emails')).toBeVisible();
  },
};

export const Edit: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit increase: Two members' }));
    await screen.findByRole('dialog', { name: 'Edit fee increase' });
    await expect(screen.getByRole('textbox', { name: /^Percentage/ })).toHaveValue('4');
  },
};

const openCancel =
  (level: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Cancel increase: ${level}` }));
    await screen.findByRole('dialog');
  };

export const CancelBeforeNotice: Story = {
  play: async (context) => {
    await openCancel('Two members')?.(context);
    await expect(screen.getByText('The fee stays $555.00. No notices have gone out.')).toBeVisible();
  },
};

export const CancelAfterNotice: Story = {
  args: { canceling: BUSY },
  play: async (context) => {
    await openCancel('Family')?.(context);
    await expect(screen.getByText(/^Notices went out on 01\/30\/2026\./)).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel increase' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      await context.canvas.findByRole('button', { name: 'Cancel increase: Family' }),
    ).toBeVisible();
  },
};

export const NoPlan: Story = {
  args: { planId: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'View plan fees' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loaded: 'never' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the plan’s fees…');
  },
};

export const Failed: Story = {
  args: { loaded: BUSY },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    await pressAway(context.canvas.getByRole('button', { name: 'Try again' }), context);
  },
};
