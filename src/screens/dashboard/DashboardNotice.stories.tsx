import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inWorld } from '#stories/actors.tsx';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { DashboardNotice } from './DashboardNotice.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Dashboard/Notice',
  component: DashboardNotice,
  decorators: [inWorld],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DashboardNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnknownAddress: Story = {
  parameters: { world: { ...signedInAs(staffUser()), path: '/no-such-page' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('That page doesn’t exist')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a patient' })).toHaveAttribute(
      'href',
      '/search-patients',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('That page doesn’t exist')).toBeNull());
  },
};

export const NotAllowed: Story = {
  parameters: {
    world: { ...signedInAs(staffUser(['ViewerGeneral'])), path: '/goal-settings' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'You need the role Goal settings administrator. Ask your administrator for it.',
      ),
    ).toBeVisible();
  },
};

export const RoleThatOpensNothing: Story = {
  parameters: {
    world: {
      ...signedInAs({ ...staffUser(['AdministratorPlanFees']), permissions: [] }),
      path: '/fee-management',
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Your role, Plan fees administrator, doesn’t open any page on its own\./),
    ).toBeVisible();
  },
};

export const OffersThePageAskedFor: Story = {
  parameters: { world: { ...signedInAs(staffUser()), requestedPath: '/goal-settings' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Continue where you left off?')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Go to Goal Settings' })).toHaveFocus();
  },
};
