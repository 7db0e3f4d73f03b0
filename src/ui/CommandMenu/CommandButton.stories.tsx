import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommandButton } from './CommandButton.tsx';
import { Keys } from './Keys.tsx';

const meta = {
  title: 'Design system/Command button',
  component: CommandButton,
  subcomponents: { Keys },
  args: {
    words: 'Search or jump to…',
    keys: ['Ctrl', 'K'],
    onPress: fn(),
  },
  parameters: {
    guidance: {
      use: ['Once, in the header, where users find the command menu and its shortcut.'],
      avoid: ['For a search within a page: a TextField.'],
    },
  },
} satisfies Meta<typeof CommandButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pressed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Search or jump to… Ctrl K' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
