import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Failure } from '#domain/failure/failure.ts';
import { useShellActors } from '#react/actors.tsx';
import { inWorld, type StoryWorld } from '#stories/actors.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

function OpeningPage() {
  const { password } = useShellActors();
  return (
    <>
      <button type="button" onClick={() => password.send({ type: 'password.open' })}>
        Open
      </button>
      <PasswordDialog />
    </>
  );
}

const meta = {
  title: 'Parts/Password dialog',
  component: PasswordDialog,
  decorators: [inWorld],
  render: () => <OpeningPage />,
  parameters: {
    docs: { story: { inline: false, iframeHeight: '32rem' } },
    guidance: {
      use: ['For users who change their own password.'],
      avoid: ['To ask for a password: the Login form.'],
    },
  },
} satisfies Meta<typeof PasswordDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const world = (rest: StoryWorld): Pick<Story, 'parameters'> => ({ parameters: { world: rest } });
const refused = (field: string, message: string): { failure: Failure } => ({
  failure: { status: 400, reason: 'Bad Request', message, validationErrors: [{ field, message }] },
});

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Update password' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(within(dialog).getByLabelText('Current password')).toHaveFocus();
    await expect(within(dialog).getByRole('button', { name: 'Update password' })).toBeDisabled();
  },
};

const fillIn =
  (repeated: string): NonNullable<Story['play']> =>
  async (context) => {
    await Open.play?.(context);
    const { userEvent } = context;
    await userEvent.type(screen.getByLabelText('Current password'), 'Bridge2026!');
    await userEvent.type(screen.getByLabelText('New password'), 'Harbor.Walk(7)');
    await userEvent.type(screen.getByLabelText('Confirm new password'), repeated);
    await userEvent.tab();
  };

export const Shown: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await fillIn('Harbor.Walk(7)')(context);
    await context.userEvent.click(screen.getByLabelText('Show passwords'));
    await expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text');
    await expect(screen.getByRole('button', { name: 'Update password' })).toBeEnabled();
  },
};

export const NotTheSame: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await fillIn('Harbor.Walk(8)')(context);
    await expect(await screen.findByText('Passwords don’t match')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Update password' })).toBeDisabled();
  },
};

const submit: NonNullable<Story['play']> = async (context) => {
  await fillIn('Harbor.Walk(7)')(context);
  await context.userEvent.click(screen.getByRole('button', { name: 'Update password' }));
};

export const Changing: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await submit(context);
    await expect(screen.getByRole('button', { name: 'Update password Loading' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    for (const label of ['Current password', 'New password', 'Confirm new password'])
      await expect(screen.getByLabelText(label)).toHaveAttribute('readonly');
  },
};

export const WrongPassword: Story = {
  tags: ['!autodocs'],
  ...world({ changePassword: refused('currentPassword', 'Your current password is incorrect.') }),
  play: async (context) => {
    await submit(context);
    await expect(await screen.findByText('Your current password is incorrect.')).toBeVisible();
  },
};

export const Changed: Story = {
  tags: ['!autodocs'],
  ...world({ changePassword: { value: { message: 'Password changed successfully' } } }),
  play: async (context) => {
    await submit(context);
    const toast = await screen.findByText('Password changed successfully');
    await waitFor(() => expect(toast).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
