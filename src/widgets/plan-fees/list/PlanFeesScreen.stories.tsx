import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { FeeRequest } from '#domain/plan/fee-change.ts';
import type { FeePreview, PlanFeePage } from '#domain/plan/plan-fee.ts';
import { feeChangeMachine } from '#machines/fee-change/fee-change.machine.ts';
import { planFeesMachine } from '#machines/plan-fees/plan-fees.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { pressAway } from '#stories/page.tsx';
import { BUSY, CHANGED, FEES, FULL, PREVIEW, TODAY } from '../story-fees.ts';
import { PlanFeesScreen } from './PlanFeesScreen.tsx';

const nothing = () => undefined;

interface World {
  found: Answer<PlanFeePage>;
  preview?: Answer<FeePreview>;
  saving?: Answer<{ message: string }>;
}

function InWorld({ found, preview, saving }: World) {
  const fees = useActorRef(
    planFeesMachine.provide({
      actors: {
        listFees: answering<PlanFeePage, { page: number }>(found),
        feeChange: feeChangeMachine.provide({
          actors: {
            previewFees: answering<FeePreview, FeeRequest>(preview),
            changeFees: answering<{ message: string }, FeeRequest>(saving),
          },
          actions: { showToast: nothing, reportUnsavedWork: nothing },
        }),
      },
    }),
    { input: { today: TODAY, mayIncrease: true, mayEdit: true } },
  );
  return <PlanFeesScreen fees={fees} rights={FULL} onOpen={nothing} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Plan fees',
  component: InWorld,
  args: { found: { value: FEES }, preview: { value: PREVIEW } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$577.20 (+4%)')).toBeVisible();
    await expect(canvas.getByText('Sent')).toBeVisible();
  },
};

export const Selected: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }));
    await expect(canvas.getByText('3 fees selected')).toBeVisible();
    await expect(
      canvas.getByText('2 selected fees already have a scheduled increase. They stay as they are.'),
    ).toBeVisible();
  },
};

const openDialog: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Everyday Care, Individual' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Increase fee' }));
  await screen.findByRole('dialog', { name: 'Increase fee' });
};

const review: Story['play'] = async (context) => {
  await openDialog?.(context);
  const dialog = within(screen.getByRole('dialog'));
  await context.userEvent.type(dialog.getByRole('textbox', { name: /^Percentage/ }), '5');
  await context.userEvent.click(dialog.getByRole('button', { name: 'Review' }));
};

export const Increase: Story = {
  play: async (context) => {
    await openDialog?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.click(dialog.getByRole('button', { name: 'Review' }));
    await expect(await dialog.findByText('Percentage is required.')).toBeVisible();
  },
};

export const Review: Story = {
  play: async (context) => {
    await review?.(context);
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByText('18 members on 12 plans')).toBeVisible();
    await expect(dialog.getByText('$150.00')).toBeVisible();
    await expect(
      dialog.getByText('1 subscriber has no email on file. Notify them by letter or phone.'),
    ).toBeVisible();
    await context.userEvent.click(dialog.getByText('Subscribers without email'));
    await expect(dialog.getByText('Nora Marlowe')).toBeVisible();
  },
};

export const NotReviewed: Story = {
  args: { preview: BUSY },
  play: async (context) => {
    await review?.(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('The server is busy.');
  },
};

export const NotSaved: Story = {
  args: { saving: { failure: { status: 403, reason: 'Forbidden', message: 'Ask an administrator.' } } },
  play: async (context) => {
    await review?.(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Schedule increase' }));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('The increase wasn’t saved');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

export const ChangedByAnotherUser: Story = {
  args: { saving: CHANGED },
  play: async (context) => {
    await review?.(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Schedule increase' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed this fee.');
    const row = screen.getByRole('row', { name: /Everyday Care, Individual/ });
    await expect(row).toHaveTextContent('$300.00, no increase5% more from');
  },
};

export const None: Story = {
  args: { found: { value: { ...FEES, records: 0, plans: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No plans yet')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { found: 'never' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Plan fees' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const Failed: Story = {
  args: { found: BUSY },
  play: async (context) => {
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    await pressAway(context.canvas.getByRole('button', { name: 'Try again' }), context);
  },
};
