import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { SESSION_OBSTACLES } from '#domain/session/session-notice.ts';
import { inWorld, type StoryWorld } from '#stories/actors.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Login',
  component: LoginScreen,
  decorators: [inWorld],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const failure = (status: number, message: string) => ({ failure: { status, reason: 'Story', message } });
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
    await expect(
      canvas.getByText('Comprehensive Payment, Payment Arrangement, and Financing Marketplace'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'LOGIN' })).toBeDisabled();
  },
};

export const BeforeStorageIsRead: Story = {
  parameters: { world: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'typed before');
    await expect(canvas.getByLabelText('Email')).toHaveValue('typed before');
  },
};

export const FaultyFields: Story = {
  ...world({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'front desk');
    await userEvent.click(canvas.getByLabelText('Password'));
    await userEvent.tab();
    await expect(await canvas.findByText('Invalid email')).toBeVisible();
    await expect(await canvas.findByText('Password is required')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email');
  },
};

export const RefusedKey: Story = {
  ...world({}),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Email'), 'ad;');
    await expect(canvas.getByLabelText('Email')).toHaveValue('ad');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(/^You can only use letters/);
  },
};

export const Ready: Story = {
  ...world({}),
  play: async (context) => {
    await fillIn(context);
    await expect(context.canvas.getByRole('button', { name: 'LOGIN' })).toBeEnabled();
  },
};

export const PasswordShown: Story = {
  ...world({}),
  play: async (context) => {
    await fillIn(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Show password' }));
    await expect(context.canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const Submitting: Story = {
  ...world({ authenticate: 'never' }),
  play: async (context) => {
    await submit(context);
    await expect(context.canvas.getByRole('button', { name: 'LOGIN Loading' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

export const WrongPassword: Story = {
  ...world({ authenticate: failure(401, 'Invalid email or password.') }),
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText('Wrong email or password. Please try again.')).toBeVisible();
    await expect(context.canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Wrong email or password. Please try again.',
    );
  },
};

export const Unreachable: Story = {
  ...world({
    authenticate: failure(500, 'The server could not be reached. Check your connection and try again.'),
  }),
  play: async (context) => {
    await submit(context);
    const toast = await context.canvas.findByText(/could not be reached/);
    await waitFor(() => expect(toast).toBeVisible());
    await expect(context.canvas.getByLabelText('Email')).toHaveValue('admin@bridgework.test');
    await expect(context.canvas.getByLabelText('Password')).toHaveValue('Bridge2026!');
  },
};

export const TokenNotStored: Story = {
  ...world({
    authenticate: { value: { userId: '1' } },
    storeToken: failure(500, 'The browser’s storage is full.'),
  }),
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText('We couldn’t sign you in')).toBeVisible();
  },
};

export const SavedSignInUnreadable: Story = world({
  restoreSession: { value: { kind: 'signedOut', reason: 'unreadable' } },
});

export const StorageFailed: Story = world({
  restoreSession: failure(500, 'The operation failed for reasons unrelated to the database itself.'),
});

export const UnsupportedBrowser: Story = {
  ...world({ restoreSession: { value: { kind: 'unsupported', why: 'noWebCrypto' } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(SESSION_OBSTACLES.noWebCrypto)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
