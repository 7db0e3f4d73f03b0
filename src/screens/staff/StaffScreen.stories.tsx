import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ROLE_NAMES, type RoleName } from '#domain/access/permissions.ts';
import type { NewStaffMember, StaffMember } from '#domain/access/staff-member.ts';
import type { ErrorCode } from '#domain/failure/error-codes.ts';
import type { Toast } from '#domain/notification/toast.ts';
import { staffMachine } from '#machines/staff/staff.machine.ts';
import type { StaffWrite } from '#machines/staff/staff.types.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { StaffRefused } from './StaffRefused.tsx';
import { StaffScreen } from './StaffScreen.tsx';

const AVERY: StaffMember = {
  id: 'u1',
  name: 'Avery Whitfield',
  email: 'avery@lakeshore.test',
  phone: '6145550119',
  isActive: true,
  isChangeable: true,
  roles: [...ROLE_NAMES],
  lastSignedInAt: '2026-03-16T13:04:05Z',
  version: 1,
};
const ROBIN: StaffMember = {
  ...AVERY,
  id: 'u2',
  name: 'Robin Vale',
  email: 'robin@vale.test',
  roles: ['ViewerGeneral', 'EditorPlanFees'],
  lastSignedInAt: null,
};
const KIT: StaffMember = { ...ROBIN, id: 'u3', name: 'Kit Second', isActive: false, roles: [] };
const PAT: StaffMember = {
  ...ROBIN,
  id: 'u4',
  name: 'Pat Both',
  isChangeable: false,
  lastSignedInAt: '2026-03-12T13:04:05Z',
};
const BUSY = { failure: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };
const showToast = fn<(toast: Toast) => void>();

interface Answers {
  list?: Answer<readonly StaffMember[]>;
  add?: Answer<StaffMember>;
  change?: Answer<StaffMember>;
  link?: Answer<void>;
  lacks?: RoleName;
}

function Staff({ list, add, change, link, lacks = 'AdministratorADACodes' }: Answers) {
  const [logic] = useState(() =>
    staffMachine.provide({
      actors: {
        listStaff: answering<readonly StaffMember[], undefined>(list),
        addPerson: answering<StaffMember, NewStaffMember>(add),
        changePerson: answering<StaffMember, StaffWrite>(change),
        sendLink: answering<void, { userId: string }>(link),
      },
      actions: {
        showToast: (_, toast) => showToast(toast),
        announce: () => undefined,
        reportUnsavedWork: () => undefined,
      },
    }),
  );
  const grantable = ROLE_NAMES.filter((name) => name !== lacks);
  return (
    <StaffScreen
      staff={useActorRef(logic)}
      organization="Alder Dental Group"
      userId="u1"
      grantable={grantable}
    />
  );
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Staff',
  component: Staff,
  args: { list: { value: [AVERY, KIT, PAT, ROBIN] } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Staff>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

export const Listed: Story = {};
export const SearchedAndSorted: Story = {
  play: async ({ canvas, userEvent }) => {
    const names = () =>
      canvas
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    await userEvent.click(await canvas.findByRole('button', { name: /^Last sign-in/ }));
    await expect(names()).toEqual(['AWAvery Whitfield You', 'PBPat Both ', 'RVRobin Vale ', 'KSKit Second ']);
    const search = canvas.getByRole('searchbox', { name: 'Search by name or email' });
    await userEvent.type(search, 'VALE.test');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(4));
    await userEvent.type(search, '!');
    await expect(await canvas.findByText('No staff match')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 4 people');
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('button', { name: /Job$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Administrator' }));
    await waitFor(() => expect(names()).toEqual(['AWAvery Whitfield You']));
  },
};
export const Loading: Story = { args: { list: 'never' } };
export const NotLoaded: Story = {
  args: { list: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the staff')).toBeVisible();
  },
};
export const NotAManager: Story = { render: () => <StaffRefused /> };

export const Adding: Story = {
  args: { add: BUSY },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add staff member' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add staff member' });
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await expect(dialog).toHaveTextContent('Name must be at least 3 characters');
    await expect(dialog).toHaveTextContent('Email is required');
    await expect(dialog).toHaveTextContent('Choose at least one role.');
    await userEvent.type(screen.getByLabelText(/^Full name/), 'Robin Vale');
    await userEvent.type(screen.getByLabelText(/^Email/), 'robin@vale.test');
    await userEvent.click(screen.getByText('Choose individual roles'));
    const billing = within(screen.getByRole('group', { name: 'Billing' }));
    await userEvent.click(billing.getByRole('checkbox', { name: 'Plan fees editor' }));
    await expect(screen.getByRole('checkbox', { name: 'Procedure codes administrator' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Send invitation' }));
    await expect(await screen.findByText('The server is busy.')).toBeVisible();
  },
};

const refusal = (status: number, code: ErrorCode, message: string) => ({
  failure: { status, reason: 'Refused', code, message },
});
const act = async ({ canvas, userEvent }: Context, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Actions for Robin Vale' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
};

export const Discarding: Story = {
  play: async (context) => {
    await act(context, 'Edit');
    await context.userEvent.type(await screen.findByLabelText(/^Full name/), 's');
    await context.userEvent.keyboard('{Escape}');
    await expect(await screen.findByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await expect(screen.getByLabelText(/^Full name/)).toHaveValue('Robin Vales');
  },
};

export const LastManager: Story = {
  args: { change: refusal(409, 'lastManager', 'Someone else has to manage the organization first.') },
  play: async (context) => {
    await act(context, 'Edit');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Someone else has to manage');
  },
};

export const RoleNotYours: Story = {
  args: { change: refusal(422, 'roleNotYours', 'You can’t give a role that you don’t have.') },
  play: async (context) => {
    await act(context, 'Edit');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('You can’t give a role');
  },
};

export const KeepsRoleNotYours: Story = {
  args: {
    list: { value: [AVERY, { ...ROBIN, roles: ['EditorPlanFees', 'AdministratorPaymentManagement'] }] },
    lacks: 'AdministratorPaymentManagement',
  },
  play: async (context) => {
    await act(context, 'Edit');
    const payments = await screen.findByRole('checkbox', { name: 'Payment management administrator' });
    await context.userEvent.click(screen.getByRole('radio', { name: /^Billing/ }));
    await expect(screen.getByRole('checkbox', { name: 'Urgent notifications' })).toBeChecked();
    await expect(payments).toBeChecked();
    await context.userEvent.click(payments);
    await expect(payments).not.toBeChecked();
    await expect(payments).toBeEnabled();
  },
};

export const WorksElsewhere: Story = {
  args: { link: refusal(422, 'worksElsewhere', 'This person also works for another organization.') },
  play: async (context) => {
    await act(context, 'Email password link');
    await waitFor(() =>
      expect(showToast).toHaveBeenLastCalledWith({
        variant: 'error',
        title: 'Couldn’t send the link',
        label: 'This person also works for another organization.',
      }),
    );
  },
};

const OUTDATED = {
  failure: {
    status: 409,
    reason: 'Conflict',
    code: 'staffChanged',
    message: 'Someone else changed this person. Check the list and try again.',
    current: [{ ...ROBIN, roles: ['ViewerUrgent', 'EditorPlanFees'], version: 2 }],
  },
} as const;

export const ChangedMeanwhile: Story = {
  args: { change: OUTDATED },
  play: async (context) => {
    await act(context, 'Edit');
    await context.userEvent.click(await screen.findByRole('checkbox', { name: 'Plan fees editor' }));
    await context.userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const row = await screen.findByRole('row', { name: /^Roles/ });
    await expect(row).toHaveTextContent('Plan fees editor, Urgent notificationsUrgent notifications');
    await expect(screen.getByRole('checkbox', { name: 'General notifications' })).not.toBeChecked();
  },
};

export const Deactivating: Story = {
  args: { change: { value: { ...ROBIN, isActive: false } } },
  play: async (context) => {
    await act(context, 'Deactivate');
    await expect(await screen.findByRole('dialog', { name: 'Deactivate Robin Vale?' })).toBeVisible();
    await context.userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
    await waitFor(() =>
      expect(showToast).toHaveBeenLastCalledWith({ variant: 'success', label: 'Saved Robin Vale' }),
    );
  },
};
