import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { selectLogin, selectPhase } from '#machines/session/session.selectors.ts';
import { useSession } from '#react/actors.tsx';
import { inWorld, type StoryWorld } from '#stories/actors.tsx';
import { LoginForm } from './LoginForm.tsx';

function BoundForm() {
  const login = useSession(selectLogin);
  const isAccepted = useSession(selectPhase) === 'signingIn';
  return (
    <div style={{ inlineSize: 'min(23rem, 100%)' }}>
      <LoginForm login={login} isAccepted={isAccepted} place="sheet" />
    </div>
  );
}

const meta = {
  title: 'Parts/Login form',
  component: LoginForm,
  decorators: [inWorld],
  render: () => <BoundForm />,
  args: { login: undefined, isAccepted: false, place: 'sheet' },
  argTypes: { login: { table: { type: { summary: 'LoginRef | undefined' } } } },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['On the login page, and in the sign-in sheet after a session has ended.'],
      avoid: ['To confirm a password for one action: a Dialog with a Password field.'],
    },
  },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const signedOut: StoryWorld = { restoreSession: { value: { kind: 'signedOut', reason: 'absent' } } };
const world = (rest: StoryWorld): Pick<Story, 'parameters'> => ({
  parameters: { world: { ...signedOut, ...rest } },
});

const fillIn: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByLabelText('Email'), 'admin@bridgework.test');
  await userEvent.type(canvas.getByLabelText('Password'), 'Bridge2026!');
};

const submit: NonNullable<Story['play']> = async (context) => {
  await fillIn(context);
  await context.userEvent.keyboard('{Enter}');
};

export const Empty: Story = {
  ...world({}),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'LOGIN' })).toBeDisabled();
  },
};

export const Ready: Story = {
  tags: ['!autodocs'],
  ...world({}),
  play: async (context) => {
    await fillIn(context);
    await expect(context.canvas.getByRole('button', { name: 'LOGIN' })).toBeEnabled();
  },
};

export const FaultyFields: Story = {
  tags: ['!autodocs'],
  ...world({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'front desk');
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.tab();
    await expect(await canvas.findByText('Invalid email')).toBeVisible();
    await expect(await canvas.findByText('Password is required')).toBeVisible();
  },
};

export const Submitting: Story = {
  tags: ['!autodocs'],
  ...world({ authenticate: 'never' }),
  play: async (context) => {
    await submit(context);
    await expect(context.canvas.getByRole('button', { name: 'LOGIN Loading' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    for (const label of ['Email', 'Password'])
      await expect(context.canvas.getByLabelText(label)).toHaveAttribute('readonly');
  },
};

export const WrongPassword: Story = {
  tags: ['!autodocs'],
  ...world({
    authenticate: { failure: { status: 401, reason: 'Story', message: 'Invalid email or password.' } },
  }),
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText('Wrong email or password. Please try again.')).toBeVisible();
  },
};
