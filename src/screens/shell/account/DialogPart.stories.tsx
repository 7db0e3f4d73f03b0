import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { useShellActors } from '#react/actors.tsx';
import { inWorld } from '#stories/actors.tsx';
import { DialogPart } from './DialogPart.tsx';

function OpeningPage() {
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

const meta = {
  title: 'Parts/Dialog',
  component: DialogPart,
  decorators: [inWorld],
  render: () => <OpeningPage />,
  argTypes: {
    dialog: { table: { type: { summary: 'ActorRefFrom<typeof dialogMachine>' } }, control: false },
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '20rem' } },
    guidance: {
      use: ['For a dialog that a dialog chart opens and closes.'],
      avoid: ['For a dialog that another chart opens, such as the sign-in sheet: the Dialog itself.'],
    },
  },
} satisfies Meta<typeof DialogPart>;

export default meta;
type Story = StoryObj;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Profile' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const ClosedByEscape: Story = {
  tags: ['!autodocs'],
  name: 'Closed by Escape: the focus returns to where it was',
  play: async (context) => {
    await Open.play?.(context);
    await context.userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Open' })).toHaveFocus());
  },
};
