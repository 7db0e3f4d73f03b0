import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PickerButton } from './PickerButton.tsx';

const meta = {
  title: 'Design system/Picker button',
  component: PickerButton,
  parameters: {
    guidance: {
      use: ['As the trigger of a Menu that changes what the whole page is about.'],
      avoid: ['In a form: a Select, which has a label and an error.'],
    },
  },
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

export const Hovered: Story = { parameters: { pseudo: 'hover' } };

export const Focused: Story = {
  parameters: { pseudo: 'focus' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};
