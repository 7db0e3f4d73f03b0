import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { BUSY, TIME_ZONE } from '../story-fixtures.ts';
import { ActivityCard } from './ActivityCard.tsx';
import { NotesCard } from './NotesCard.tsx';
import { type StoryNotes, useStoryNotes } from './story-notes.ts';

function InWorld(world: StoryNotes) {
  const { notes, activity } = useStoryNotes(world);
  return (
    <div className="overview-about">
      <NotesCard notes={notes} timeZone={TIME_ZONE} />
      <ActivityCard activity={activity} timeZone={TIME_ZONE} />
    </div>
  );
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Notes and activity',
  component: InWorld,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Prefers texts')).toBeVisible();
    await expect(canvas.getByText('Alert')).toBeVisible();
    await expect(canvas.getAllByText('Robin Hale, 11/22/2026, 10:04 AM EST')[0]).toBeVisible();
    await expect(canvas.getByText('Patient, 11/20/2026, 1:00 PM EST')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show more' })).toBeVisible();
  },
};

export const None: Story = {
  args: { notes: { value: [] }, activity: { value: { entries: [], count: 0 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No notes yet.')).toBeVisible();
    await expect(await canvas.findByText('No changes to this patient’s record yet.')).toBeVisible();
  },
};

export const Loading: Story = { args: { notes: 'never', activity: 'never' } };

export const NotLoaded: Story = {
  name: 'Could not be loaded',
  args: { notes: BUSY, activity: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the notes.')).toBeVisible();
    await expect(await canvas.findByText('Couldn’t load the activity.')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  },
};

export const NotSaved: Story = {
  name: 'A note that could not be saved',
  args: { added: BUSY },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add note' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add note' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(await dialog.findByText('Enter a note.')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Note' }), 'Prefers texts');
    await userEvent.click(dialog.getByRole('button', { name: 'Save note' }));
    await expect(await dialog.findByText('The server is busy.')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toHaveValue('Prefers texts');
  },
};

export const NotRemoved: Story = {
  name: 'A note that could not be removed',
  args: { removed: BUSY },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove note: Prefers texts' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove this note?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove note' }));
    await expect(await dialog.findByText('The server is busy.')).toBeVisible();
  },
};
