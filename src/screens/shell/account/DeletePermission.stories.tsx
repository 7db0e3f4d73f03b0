import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { closeBy } from '#react/story-closed.ts';
import { DeletePermission } from './DeletePermission.tsx';

const meta = {
  title: 'Parts/Delete permission',
  component: DeletePermission,
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
    await userEvent.click(canvas.getByRole('button', { name: 'Delete a permission' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Delete a permission?',
    });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      'Nothing is deleted yet. Only an administrator takes permissions away.',
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

export const Read: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await Asked.play?.(context);
    await closeBy('Got it', context);
  },
};
