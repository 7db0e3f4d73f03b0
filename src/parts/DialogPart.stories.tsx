import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { useShellActors } from './actors.tsx';
import { DialogPart } from './DialogPart.tsx';
import { inWorld } from './story-actors.tsx';

function Page() {
  const { profile } = useShellActors();
  return (
    <>
      <button type="button" onClick={() => profile.send({ type: 'dialog.open' })}>
        Open
      </button>
      <DialogPart dialog={profile} title="Profile">
        What the dialog shows.
      </DialogPart>
    </>
  );
}

const meta = { title: 'Parts/Dialog', component: Page, decorators: [inWorld] } satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Profile' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const ClosedByEscape: Story = {
  name: 'Closed by Escape: the focus returns to where it was',
  play: async (context) => {
    await Open.play?.(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};
