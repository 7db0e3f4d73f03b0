import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { loadStoryDialogs } from '#stories/account-dialogs.tsx';
import { inWorld, runningActors, type StoryWorld } from '#stories/actors.tsx';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { Shell } from './Shell.tsx';
import { SignInSheet } from './SignInSheet.tsx';

const ENDED: StoryWorld = { ...signedInAs(staffUser()), refreshToken: { value: { kind: 'refused' } } };

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Sign-in sheet',
  component: SignInSheet,
  decorators: [inWorld],
  parameters: {
    layout: 'fullscreen',
    world: ENDED,
  },
  render: () => (
    <Shell now={() => Date.UTC(2026, 2, 16)} loadAccountDialogs={loadStoryDialogs}>
      <Dialog open title="Email the receipt">
        <p>Dana Núñez</p>
        <TextField label="Address" />
      </Dialog>
    </Shell>
  ),
} satisfies Meta<typeof SignInSheet>;

export default meta;

export const OverADialog: StoryObj<typeof meta> = {
  name: 'Over a dialog, which is hidden with the widget’s messages and keeps what was typed',
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByLabelText('Address'), 'dana@');
    const { leaving, session, toastQueue } = runningActors();
    const label = 'Dana Núñez was saved.';
    toastQueue.send({ type: 'toast.push', toast: { variant: 'success', label, isOfWidget: true } });
    await screen.findByText(label);
    session.send({ type: 'token.refused' });
    const sheet = await screen.findByRole('dialog', { name: 'Sign in to continue' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(sheet).toHaveAccessibleDescription(/^Your session has ended\. Sign in as .+ to continue\.$/);
    await expect(screen.getByRole('button', { name: 'Sign out' })).toBeVisible();
    leaving.send({ type: 'work.begin', work: { id: 'email', name: 'Email receipt', lostWith: 'portal' } });
    await expect(await screen.findByRole('button', { name: 'Sign out without saving' })).toBeVisible();
    await expect(sheet).toHaveAccessibleDescription(
      /to keep your changes in Email receipt\. If someone else/,
    );
    leaving.send({ type: 'work.end', id: 'email' });
    await expect(screen.getByText('Dana Núñez')).not.toBeVisible();
    await expect(screen.queryByText(label)).toBeNull();
    await expect(screen.getByLabelText('Address')).toHaveValue('dana@');
  },
};

export const NotStored: StoryObj<typeof meta> = {
  name: 'The password was right, but the browser can’t store the session',
  parameters: {
    world: {
      ...ENDED,
      authenticate: { value: { userId: 'u1' } },
      storeToken: { failure: { status: 500, reason: 'Story', message: 'The browser’s storage is full.' } },
    },
  },
  play: async ({ userEvent }) => {
    await screen.findByLabelText('Address');
    runningActors().session.send({ type: 'token.refused' });
    const sheet = within(await screen.findByRole('dialog', { name: 'Sign in to continue' }));
    await userEvent.type(await sheet.findByLabelText('Password'), 'Bridge2026!');
    await userEvent.click(sheet.getByRole('button', { name: 'LOGIN' }));
    await expect(await sheet.findByText('The browser’s storage is full.')).toBeVisible();
  },
};
