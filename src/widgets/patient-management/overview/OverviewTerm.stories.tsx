import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { conflict, familyCare, nextFamilyCare } from '../story-fixtures.ts';
import { OverviewScreen } from './OverviewScreen.tsx';
import { useStoryOverview, type World } from './story-overview.ts';

const InWorld = (world: World) => <OverviewScreen {...useStoryOverview(world)} />;

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Patient overview/Term',
  component: InWorld,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EndsSoon: Story = {
  name: 'A plan that ends in two weeks and won’t renew',
  args: {
    coverage: {
      ...familyCare({ autoRenew: false }),
      term: { startDate: '2025-12-06', endDate: '2026-12-06' },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Ends 12/06/2026 and won’t renew. Renew the plan, or turn on auto-renew.'),
    ).toBeVisible();
  },
};

export const Renewed: Story = {
  name: 'A plan that ends in two weeks and is renewed',
  args: {
    ...EndsSoon.args,
    nextTerm: nextFamilyCare(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Renewed for 12/06/2026 – 12/06/2027.')).toBeVisible();
    await expect(canvas.queryByText(/won’t renew/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Renew plan' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Add member' })).toBeVisible();
  },
};

export const RenewedAndDue: Story = {
  name: 'A plan that is renewed, and whose next term is due',
  args: { ...Renewed.args, nextTermDue: 30 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Renewed for 12/06/2026 – 12/06/2027. $30.00 is due on this term.'),
    ).toBeVisible();
  },
};

export const NextTermUnpaid: Story = {
  name: 'On its last day, a plan whose next term isn’t paid',
  args: {
    coverage: { ...familyCare(), term: { startDate: '2025-12-06', endDate: '2026-12-06' } },
    nextTerm: nextFamilyCare(),
    isNextTermUnpaid: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The next term, 12/06/2026 – 12/06/2027, isn’t paid yet.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Renew plan' })).toBeNull();
  },
};

export const PracticePays: Story = {
  name: 'A plan that the practice pays for',
  args: { coverage: familyCare({ paidByPractice: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Renews on .* The practice’s payment method is charged\.$/)).toBeVisible();
  },
};

export const NextTerm: Story = {
  name: 'A term that begins later',
  args: {
    coverage: {
      ...familyCare({ status: 'Inactive' }),
      term: { startDate: '2026-12-06', endDate: '2027-12-06' },
    },
    isFuture: true,
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Renews on 12/06/2027.')).toBeVisible();
    await expect(canvas.queryByText(/has ended/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Renew plan' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Add member' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Family Care?' }));
    await expect(
      dialog.getByText('If it renews the current plan, auto-renew for that plan is turned off.'),
    ).toBeVisible();
  },
};

export const UnpaidRenewal: Story = {
  name: 'A next term that waits for its automatic payment',
  args: { coverage: familyCare({ status: 'Inactive' }), amountDue: 348 },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This renewal isn’t paid yet. Take the payment that is due to start the plan.'),
    ).toBeVisible();
    await expect(canvas.getByText(/^Due to start/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Renew plan' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Add member' })).toBeNull();
    await expect(canvas.getByRole('switch', { name: 'Auto-renew' })).toHaveAccessibleDescription(
      'Turn off to cancel this renewal. Its payment is then no longer due.',
    );
  },
};

export const Canceling: Story = {
  name: 'A plan that can’t be canceled, because its next term is paid',
  args: {
    coverage: familyCare(),
    amountDue: 30,
    canceling: conflict('planRenewed', 'The next term of this plan is paid.'),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel Family Care?' }));
    await expect(dialog.getByText('Benefits end today for Ada Marlowe and Nell Marlowe.')).toBeVisible();
    await expect(dialog.getByText(/^\$30\.00 is still due and will be written off\./)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel plan' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The next term of this plan is paid.');
  },
};

export const Canceled: Story = {
  name: 'A plan that was canceled',
  args: { coverage: familyCare({ status: 'Inactive', autoRenew: false, canceledOn: '2026-11-20' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Canceled 11/20/2026. Renew it to restore benefits.')).toBeVisible();
    await expect(canvas.getByText('Canceled 11/20/2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel plan' })).toBeNull();
  },
};
