import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  ADA,
  BANK,
  conflict,
  everydayCare,
  familyCare,
  NELL,
  nextFamilyCare,
  VISA,
} from '../story-fixtures.ts';
import { OverviewScreen } from './OverviewScreen.tsx';
import { useStoryOverview, type World } from './story-overview.ts';

const GROWN = { ...NELL, id: '10000003', name: 'Otto Marlowe', birthDate: '2001-02-20', adult: true };
const LATER = { ...NELL, id: '10000004', name: 'Ines Marlowe', birthDate: '2001-02-21', adult: true };
const EARLIER = { ...NELL, id: '10000005', name: 'Max Marlowe', birthDate: '2000-11-20', adult: true };

const InWorld = (world: World) => <OverviewScreen {...useStoryOverview(world)} />;

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Patient overview',
  component: InWorld,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  args: { coverage: familyCare() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Auto-renew' })).toBeChecked();
    await expect(canvas.getByText('Turns 18 on 02/28/2027')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Nell Marlowe' })).toBeVisible();
    await expect(canvas.getByText('Verified')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Text To Pay' })).toBeVisible();
    await expect(canvas.getByText('Renews on 06/10/2027.')).toBeVisible();
  },
};

export const RenewsByCard: Story = {
  name: 'A card renews the plan',
  args: { coverage: familyCare(), about: { accountOnFile: VISA } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Renews on 06/10/2027. Payment method: Visa ending in 0002.'),
    ).toBeVisible();
  },
};

export const LacksRenewalCard: Story = {
  name: 'No payment method is set for the renewal',
  args: { coverage: familyCare(), about: { accountOnFile: BANK } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Renews on 06/10/2027. No payment method is set for auto-renewal.'),
    ).toBeVisible();
  },
};

export const OfADependent: Story = {
  args: {
    coverage: {
      ...familyCare({ members: [{ ...ADA, id: '10000009', name: 'Vera Marlowe' }] }),
      member: { ...ADA, primary: false },
    },
    about: { primary: false, accountOnFile: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'View Vera Marlowe' })).toBeVisible();
    await expect(
      canvas.getByText('Renews on 06/10/2027. The subscriber’s payment method is charged.'),
    ).toBeVisible();
  },
};

export const DependentNeedsOwnPlan: Story = {
  args: {
    coverage: familyCare({
      members: [NELL, GROWN, LATER, EARLIER],
      ownPlanFrom: { [GROWN.id]: '2027-02-20', [LATER.id]: '2027-02-21', [EARLIER.id]: '2026-11-20' },
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Turns 26 on 02/20/2027')).toBeVisible();
    await expect(canvas.queryByText('Turns 26 on 02/21/2027')).toBeNull();
    await expect(canvas.getByText('Turned 26 on 11/20/2026')).toBeVisible();
  },
};

export const Over: Story = {
  name: 'An ended plan, for a patient without an email address',
  args: { coverage: everydayCare(), email: '' },
  play: async ({ canvas }) => {
    const banner = canvas.getByText('This plan has ended. Renew it to restore benefits.').closest('.banner');
    await expect(banner).toContainElement(canvas.getByRole('link', { name: 'Renew plan' }));
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.getByText('Not on file')).toBeVisible();
  },
};

export const WithoutPlan: Story = {
  args: { coverage: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No plan yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Purchase a plan' })).toBeVisible();
  },
};

export const Switching: Story = {
  args: { coverage: familyCare() },
  play: async ({ canvas, userEvent }) => {
    const renewal = canvas.getByRole('switch', { name: 'Auto-renew' });
    await userEvent.click(renewal);
    await expect(renewal).not.toBeChecked();
    await expect(renewal.closest('[aria-busy=true]')).not.toBeNull();
  },
};

export const NotSwitched: Story = {
  args: { coverage: familyCare(), switching: conflict('planEnded', 'The plan is over.') },
  play: async ({ canvas, userEvent }) => {
    const renewal = canvas.getByRole('switch', { name: 'Auto-renew' });
    await userEvent.click(renewal);
    await waitFor(() => expect(renewal.closest('[aria-busy=true]')).toBeNull());
    await expect(renewal).toBeChecked();
  },
};

const removal: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Nell Marlowe' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Nell Marlowe from Family Care?' }));
  await expect(
    dialog.getByText(/Adding a member again costs up to \$99\.00 per term\.$/),
  ).toBeInTheDocument();
  await expect(dialog.getByText(/^An automatic renewal keeps the coverage level\./)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Remove member' }));
};

export const Removing: Story = {
  args: { coverage: familyCare() },
  play: async (context) => {
    await removal(context);
    await expect(screen.getByRole('button', { name: 'Remove member Loading' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const RemovalWithNextTerm: Story = {
  name: 'Removal of a member whom the next term covers, too',
  args: { coverage: familyCare(), nextTerm: nextFamilyCare() },
  play: async (context) => {
    await removal(context);
    await expect(
      screen.getByText('The term that starts 12/06/2026 still covers them. Remove them from it, too.'),
    ).toBeVisible();
  },
};

export const RemovalRefused: Story = {
  args: {
    coverage: familyCare(),
    removing: conflict('subscriberRequired', 'The member is off the plan already.'),
  },
  play: async (context) => {
    await removal(context);
    await expect(await screen.findByRole('alert')).toHaveTextContent('The member is off the plan already.');
  },
};

export const SetupNeeded: Story = {
  name: 'Without a marketplace, an administrator sees that it needs setup, and others no buttons',
  args: { coverage: familyCare(), purchase: 'needed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Setup needed')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Renew plan' })).toBeVisible();
  },
};

export const NoMarketplace: Story = {
  tags: ['!autodocs'],
  args: { coverage: null, purchase: 'hidden' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No plan yet')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Purchase a plan' })).toBeNull();
  },
};
