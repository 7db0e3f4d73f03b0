import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintHead } from './PrintHead.tsx';

const meta = {
  title: 'Design system/Print head',
  component: PrintHead,
  args: { name: 'Harbor Street Dentistry', today: () => '03/16/2026' },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['Once, at the top of every page: print the page to see it.'],
      avoid: ['For what the screen shows too: a Page header.'],
    },
  },
} satisfies Meta<typeof PrintHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnScreen: Story = {
  name: 'The screen does not show it',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Harbor Street Dentistry')).not.toBeVisible();
  },
};
