import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink.tsx';

const meta = {
  title: 'Design system/Skip link',
  component: SkipLink,
  args: { to: 'storybook-root', children: 'Skip to content' },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '6rem' } },
    guidance: {
      use: ['Once, as the first thing in the Frame.'],
      avoid: ['As a visible link: it shows only while it has the focus.'],
    },
  },
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
