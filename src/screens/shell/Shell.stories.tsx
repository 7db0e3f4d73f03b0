import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { loadStoryDialogs } from '#stories/account-dialogs.tsx';
import { inWorld, runningActors, type StoryWorld } from '#stories/actors.tsx';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { Card } from '#ui/Card/Card.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';
import { Shell } from './Shell.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Shell',
  component: Shell,
  decorators: [inWorld],
  parameters: { layout: 'fullscreen' },
  args: {
    now: () => Date.UTC(2026, 2, 16),
    loadAccountDialogs: loadStoryDialogs,
    children: (
      <>
        <PageHeader title="Manage Patients" about="Harbor Street Dentistry" />
        <Card title="A page">What a page shows.</Card>
      </>
    ),
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const world = (rest: StoryWorld): Pick<Story, 'parameters'> => ({ parameters: { world: rest } });
const administrator = world(signedInAs(staffUser()));
const failure = (message: string) => ({ failure: { status: 500, reason: 'Story', message } });

export const Administrator: Story = {
  ...administrator,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Admin' }));
    const items = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(items.slice(2)).toEqual([
      'Dashboard',
      'Purchase Plan',
      'Manage Patients',
      'Report',
      'Goal Settings',
      'Payment Management',
      'Revenue Management',
      'Manage Plan Fees',
    ]);
  },
};

export const FrontDesk: Story = {
  ...world(signedInAs(staffUser(['ViewerGeneral']))),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Report' });
    await expect(canvas.queryByRole('button', { name: 'Admin' })).toBeNull();
  },
};

export const OnAnAdminPage: Story = {
  ...world({ ...signedInAs(staffUser()), path: '/edit-plan-fee' }),
  play: async ({ canvas }) => {
    const item = await canvas.findByRole('link', { name: 'Manage Plan Fees' });
    await expect(item).toHaveAttribute('aria-current', 'page');
  },
};

export const Collapsed: Story = {
  ...administrator,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Report' });
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
    await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};

export const Peeking: Story = {
  ...administrator,
  play: async (context) => {
    await Collapsed.play?.(context);
    await context.userEvent.hover(context.canvas.getByRole('link', { name: 'Report' }));
    await expect(context.canvas.getByText('Reporting')).toBeVisible();
  },
};

export const Sheet: Story = {
  ...administrator,
  name: 'On a phone the drawer covers the page and closes when an item is chosen',
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Expand navigation' });
    await expect(canvas.queryByRole('link', { name: 'Report' })).toBeNull();
    await userEvent.click(menu);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Report' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu);
    await userEvent.click(await canvas.findByRole('link', { name: 'Report' }));
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menu);
  },
};

export const ChoosingAPractice: Story = {
  ...administrator,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Practice Harbor Street Dentistry' }));
    const choices = await screen.findAllByRole('menuitemradio');
    await expect(choices.map((choice) => choice.textContent)).toEqual([
      'Birchwood Family Dental',
      'Harbor Street Dentistry',
      'Old Mill Orthodontics',
    ]);
  },
};

export const ChangingTheOrganization: Story = {
  ...administrator,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Organization Lakeshore Dental Partners' }),
    );
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Bluestem Smiles' }));
    await expect(await canvas.findByRole('button', { name: 'Practice Prairie Avenue Dental' })).toBeVisible();
  },
};

export const Notifications: Story = {
  ...world({
    ...signedInAs(staffUser()),
    loadNotifications: {
      value: {
        loadedAt: Date.parse('2026-11-20T20:00:00Z'),
        entries: [
          {
            id: '5001',
            label: 'A patient has denied benefit usage. Please review their benefits summary.',
            date: '2026-11-20T15:04:05Z',
            priority: 'general',
            type: 'BenefitDenied',
            referenceId: '',
            memberId: '10000001',
            roles: ['ViewerGeneral'],
            about: null,
          },
        ],
      },
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Notifications, 1 new' }));
    const panel = await canvas.findByRole('dialog', { name: 'Notifications' });
    await waitFor(() => expect(panel).toHaveTextContent(/NewA patient has denied.*Today/));
    await expect(canvas.getByRole('button', { name: 'Notifications' })).toBeVisible();
  },
};

export const AccountMenu: Story = {
  ...administrator,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account menu for Avery Whitfield' }));
    const logout = await screen.findByRole('menuitem', { name: 'Logout' });
    await waitFor(() => expect(logout).toBeVisible());
  },
};

export const Profile: Story = {
  ...administrator,
  play: async (context) => {
    await AccountMenu.play?.(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'View Profile' }));
    const dialog = await screen.findByRole('dialog', { name: 'Profile' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveTextContent('avery@lakeshore.test');
  },
};

export const ProfileClosed: Story = {
  ...administrator,
  name: 'Profile closed: the focus returns to the account menu',
  play: async (context) => {
    await Profile.play?.(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const account = context.canvas.getByRole('button', { name: 'Account menu for Avery Whitfield' });
    await waitFor(() => expect(account).toHaveFocus());
  },
};

export const LoadingTheUser: Story = world({ restoreSession: { value: { kind: 'signedIn' } } });

export const UserNotLoaded: Story = {
  ...world({
    restoreSession: { value: { kind: 'signedIn' } },
    loadUser: failure('The server could not be reached. Check your connection and try again.'),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'We couldn’t load your account' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const NoPractice: Story = world(signedInAs(staffUser([], [])));

const refuseToken: NonNullable<Story['play']> = async ({ canvas }) => {
  await canvas.findByRole('link', { name: 'Report' });
  runningActors().session.send({ type: 'token.refused' });
};

export const NoConnection: Story = {
  ...world({ ...signedInAs(staffUser()), refreshToken: { value: { kind: 'unreachable' } } }),
  play: async (context) => {
    await refuseToken(context);
    await expect(await context.canvas.findByText('Can’t connect to Bridgework')).toBeVisible();
  },
};

export const SessionEnded: Story = {
  ...world({ ...signedInAs(staffUser()), refreshToken: { value: { kind: 'refused' } } }),
  play: async (context) => {
    await refuseToken(context);
    const sheet = await screen.findByRole('dialog', { name: 'Sign in to continue' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(context.canvas.getByText('What a page shows.')).not.toBeVisible();
    await expect(screen.getByLabelText('Password')).toHaveFocus();
  },
};

export const UnsavedWork: Story = {
  ...administrator,
  play: async ({ canvas, userEvent }) => {
    const practice = await canvas.findByRole('button', { name: /^Practice/ });
    const work = { id: 'widget', name: 'Manage Plan Fees', lostWith: 'page' } as const;
    runningActors().leaving.send({ type: 'work.begin', work });
    await userEvent.click(practice);
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Old Mill Orthodontics' }));
    const question = await screen.findByRole('dialog', {
      name: 'Leave without saving?',
    });
    await waitFor(() => expect(question).toBeVisible());
    await expect(question).toHaveTextContent('Your unsaved changes in Manage Plan Fees will be lost.');
    await expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
  },
};
