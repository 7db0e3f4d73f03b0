import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PickerButton } from './PickerButton.tsx';

const meta = {
  title: 'Design system/PickerButton',
  component: PickerButton,
  args: { label: 'Practice', value: 'Harbor Street Dentistry' },
} satisfies Meta<typeof PickerButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Practice Harbor Street Dentistry' })).toBeVisible();
  },
};

export const LongName: Story = {
  args: { value: 'The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor' },
};
