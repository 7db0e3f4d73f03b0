import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Meter } from './Meter.tsx';

const meta = {
  title: 'Design system/Meter',
  component: Meter,
  args: { value: 3, total: 4 },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1rem', inlineSize: 'min(16rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: ['For how much is left of a limit, beside the words that say it.'],
      avoid: ['For the progress of a task: Progress.', 'For what has no limit: only the words.'],
    },
  },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: 'A few left, none left, and an amount',
  render: (args) => (
    <>
      <Meter {...args} />
      <Meter value={0} total={1} />
      <Meter value={80_200} total={100_000} label="Annual maximum" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [few, none, amount] = canvasElement.querySelectorAll('.meter');
    await expect([few?.children.length, few?.querySelectorAll('[data-left]').length]).toEqual([4, 3]);
    await expect(none?.querySelector('[data-left]')).toBeNull();
    await expect(amount?.querySelector<HTMLElement>('.meter-bar')?.style.inlineSize).toBe('80.2%');
    await expect(canvas.getByRole('meter', { name: 'Annual maximum' })).toHaveAttribute(
      'aria-valuenow',
      '80',
    );
  },
};
