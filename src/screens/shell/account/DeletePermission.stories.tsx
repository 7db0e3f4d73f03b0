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
      name: 'Delete the permission GoalSettingsManagement?',
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      'Nothing is deleted yet: this version of the portal changes no permissions.',
    );
  },
};

export const Kept: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await Asked.play?.(context);
    await closeBy('Keep permission', context);
  },
};

export const Deleted: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await Asked.play?.(context);
    await closeBy('Delete permission', context);
  },
};
