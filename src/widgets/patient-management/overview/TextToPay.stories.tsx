import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { closeBy } from '#stories/closed.ts';
import { TextToPay } from './TextToPay.tsx';

const meta = {
  title: 'Parts/Text To Pay',
  component: TextToPay,
  args: { email: 'dana.nunez@mail.test' },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '24rem' } },
    guidance: {
      use: ['Beside a patient’s payment methods, and in their contact card.'],
      avoid: ['For an action that sends something.'],
    },
  },
} satisfies Meta<typeof TextToPay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Text To Pay' }));
    const dialog = await screen.findByRole('dialog', { name: 'Text To Pay' });
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog).toHaveAccessibleDescription(
      'Text To Pay isn’t available yet. Nothing will be sent.',
    );
    await expect(within(dialog).getByRole('textbox', { name: 'Email' })).toHaveValue('dana.nunez@mail.test');
  },
};

export const Refused: Story = {
  parameters: {
    docs: { description: { story: 'A character that no address has is rejected, and the field says so.' } },
  },
  play: async (context) => {
    await Asked.play?.(context);
    const field = screen.getByRole('textbox', { name: 'Email' });
    await context.userEvent.type(field, '!');
    await expect(field).toHaveValue('dana.nunez@mail.test');
    await expect(field).toHaveAccessibleDescription('You can only use letters, numbers, and . @ _ - +');
  },
};

export const Sent: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await Asked.play?.(context);
    await closeBy('Send request', context);
  },
};

export const Cancelled: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    await Asked.play?.(context);
    await closeBy('Cancel', context);
  },
};
