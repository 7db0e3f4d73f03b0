import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Design system/Avatar',
  component: Avatar,
  parameters: {
    guidance: {
      use: ['Beside a person’s name, or in a button that opens their menu.'],
      avoid: [
        'Alone: it is hidden from assistive technology, so it needs a name beside it.',
        'For a practice or a plan: those have a name and no initials.',
      ],
    },
  },
  args: { initials: 'AW' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLetters: Story = {};
export const OneLetter: Story = { args: { initials: 'A' } };
export const Large: Story = { args: { size: 'large' } };
