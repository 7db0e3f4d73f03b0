import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Chips } from './Chips.tsx';

const onRemove = fn();

const meta = {
  title: 'Design system/Chips',
  component: Chips,
  args: {
    label: 'Filters in use',
    chips: [
      { id: 'status', name: 'Status: Active', onRemove },
      { id: 'plan', name: 'Plan: Everyday Care', onRemove },
    ],
  },
  parameters: {
    guidance: {
      use: ['For the filters that narrow a list, beside the controls that set them.'],
      avoid: ['For a status: a Badge.', 'For a choice: a Select or a Menu.'],
    },
  },
} satisfies Meta<typeof Chips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InUse: Story = {
  play: async ({ canvas, userEvent }) => {
    onRemove.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Status: Active' }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};

export const None: Story = { args: { chips: [] } };

export const LongText: Story = {
  args: {
    chips: [
      {
        id: 'plan',
        name: 'Plan: Complete Family Smile with Orthodontics for the Children of Greater Ann Arbor and Lakeshore',
        onRemove,
      },
    ],
  },
};

export const Hovered: Story = { parameters: { pseudo: 'hover' } };
