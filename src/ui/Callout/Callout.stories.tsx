import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Callout } from './Callout.tsx';

const meta = {
  title: 'Design system/Callout',
  component: Callout,
  parameters: {
    guidance: {
      use: ['To teach one thing, once, beside the control that does it.'],
      avoid: ['For the result of an action: a Toast.', 'For what stays true: a Banner.'],
    },
  },
  args: {
    isShown: true,
    dismiss: 'Got it',
    onDismiss: fn(),
    children: 'Press Ctrl K anywhere to find a patient or open a page.',
  },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Got it' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
