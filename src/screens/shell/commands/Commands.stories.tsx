import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { loadStoryDialogs } from '#stories/account-dialogs.tsx';
import { inWorld, type StoryWorld } from '#stories/actors.tsx';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { Shell } from '../Shell.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Shell/Command menu',
  component: Shell,
  decorators: [inWorld],
  parameters: { layout: 'fullscreen' },
  args: {
    now: () => Date.UTC(2026, 2, 16),
    loadAccountDialogs: loadStoryDialogs,
    children: <h1>Manage Patients</h1>,
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

const world = (rest: StoryWorld): Pick<Story, 'parameters'> => ({ parameters: { world: rest } });
const BUSY = { failure: { status: 503, reason: 'Story', message: 'The server is busy.' } };

const PATIENTS = [
  { memberId: '10000001', name: 'Dana Núñez', birthDate: '1986-04-05' },
  { memberId: '10000002', name: 'Maximilian Quinn', birthDate: '2011-07-14' },
];

export const Open: Story = {
  name: 'Recent patients, pages and actions',
  ...world({ ...signedInAs(staffUser(['AdministratorGoalSettings'])), loadRecents: { value: PATIENTS } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Search or jump to/ }));
    const recent = await screen.findByRole('option', { name: /Dana Núñez/ });
    await waitFor(() => expect(recent).toHaveAttribute('aria-selected', 'true'));
    await expect(screen.getByRole('option', { name: /^Payment Management Ask your/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SearchFailed: Story = {
  name: 'A search that failed can be tried again',
  ...world({
    ...signedInAs(staffUser()),
    loadRecents: BUSY,
    findPatients: BUSY,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Search or jump to/ }));
    await userEvent.click(await screen.findByRole('combobox'));
    await userEvent.paste('quinn');
    const again = await screen.findAllByRole('option', { name: /^Try again/ });
    await waitFor(() => expect(screen.getAllByRole('option', { name: /^Try again/ })).toHaveLength(2));
    await expect(again[0]).toHaveTextContent('The server is busy.');
  },
};

export const Shortcuts: Story = {
  ...world(signedInAs(staffUser())),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Search or jump to/ }));
    await userEvent.click(await screen.findByRole('combobox'));
    await userEvent.paste('shortcuts');
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(sheet).toHaveTextContent('Find a patient'));
  },
};

export const Hint: Story = {
  name: 'After the first sign-in, a hint teaches the menu until it is dismissed',
  ...world({ ...signedInAs(staffUser()), loadHint: { value: true } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(canvas.queryByText(/anywhere to find a patient/)).toBeNull());
  },
};
