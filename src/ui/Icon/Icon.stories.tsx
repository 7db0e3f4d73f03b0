import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, LogOut } from 'lucide';
import { expect } from 'storybook/test';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Design system/Icon',
  component: Icon,
  parameters: {
    guidance: {
      use: [
        'Beside a word that says the same; 16 px in text and buttons, 20 px in the navigation and in messages.',
        'With `mirrors` where the shape points in reading direction.',
      ],
      avoid: ['Alone, unless its button has a label: an icon is hidden from assistive technology.'],
    },
  },
  args: { of: CreditCard },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 20 } };

export const Mirrored: Story = {
  name: 'Mirrored for right-to-left text',
  args: { of: LogOut, mirrors: true, size: 20 },
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg') as SVGElement;
    const isRightToLeft = document.documentElement.dir === 'rtl';
    await expect(getComputedStyle(icon).scale).toBe(isRightToLeft ? '-1 1' : 'none');
  },
};
