import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
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

const closedBy = (button: string): Story => ({
  tags: ['!autodocs'],
  play: async (context) => {
    await Asked.play?.(context);
    await context.userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button')).toHaveFocus());
  },
});

export const Kept: Story = closedBy('Keep permission');
export const Deleted: Story = closedBy('Delete permission');
