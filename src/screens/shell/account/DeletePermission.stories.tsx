import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { closeBy } from '#stories/closed.ts';
import { DeletePermission } from './DeletePermission.tsx';

const meta = {
  title: 'Parts/Delete permission',
  component: DeletePermission,
  args: { openStaff: undefined },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '20rem' } },
    guidance: {
      use: ['At the end of the list of the user’s own permissions.'],
      avoid: ['For an action that deletes something.'],
    },
  },
} satisfies Meta<typeof DeletePermission>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How to delete a permission' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'How to delete a permission',
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription('Nothing is deleted yet. Permissions come with roles.');
    await expect(dialog).toHaveTextContent(
      'To have a permission deleted, ask an administrator to change your roles.',
    );
  },
};

export const AskedByAManager: Story = {
  tags: ['!autodocs'],
  args: { openStaff: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'How to delete a permission' }));
    const dialog = await screen.findByRole('dialog', { name: 'How to delete a permission' });
    await expect(dialog).toHaveTextContent('To delete a permission, change the person’s roles in Staff.');
    await expect(dialog).not.toHaveTextContent('ask an administrator');
  },
};

export const Read: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await Asked.play?.(context);
    await closeBy('Got it', context);
  },
};
