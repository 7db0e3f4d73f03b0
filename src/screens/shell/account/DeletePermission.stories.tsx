import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { closeBy } from '#react/story-closed.ts';
import { DeletePermission } from './DeletePermission.tsx';

const meta = {
  title: 'Parts/Delete permission',
  component: DeletePermission,
  args: { name: 'Goal settings: Full access' },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '20rem' } },
    guidance: {
      use: ['Next to each permission in the user’s own list.'],
      avoid: ['For an action that deletes something.'],
    },
  },
} satisfies Meta<typeof DeletePermission>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Goal settings: Full access' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Delete Goal settings: Full access?',
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      'Permissions can’t be changed here yet. Nothing will be deleted.',
    );
  },
};

export const Closed: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await Asked.play?.(context);
    await closeBy('Cancel', context);
  },
};

export const Deleted: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await Asked.play?.(context);
    await closeBy('Delete permission', context);
  },
};
