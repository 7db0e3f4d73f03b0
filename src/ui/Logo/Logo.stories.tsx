import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Design system/Logo',
  component: Logo,
  parameters: {
    guidance: {
      use: ['In the header, where it leads to the dashboard, and on the login page.'],
      avoid: ['As decoration inside a page.'],
    },
  },
  args: { name: 'Bridgework' },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Bridgework' })).toBeVisible();
  },
};
