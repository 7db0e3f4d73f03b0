import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { closeBy } from '#react/story-closed.ts';
import { DeletePermission } from './DeletePermission.tsx';

const meta = {
  title: 'Parts/Delete permission',
  component: DeletePermission,
  args: { name: 'GoalSettingsManagement' },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '20rem' } },
    guidance: {
      use: ['At each permission of a list that its holder reads.'],
      avoid: ['For anything that really deletes: it says that nothing is deleted.'],
    },
  },
} satisfies Meta<typeof DeletePermission>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete GoalSettingsManagement' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Delete GoalSettingsManagement?',
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      'Permissions can’t be changed here yet. Nothing will be deleted.',
    );
  },
};

export const Kept: Story = {
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
