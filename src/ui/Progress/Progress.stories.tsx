import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = {
  title: 'Design system/Progress',
  component: Progress,
  args: { label: 'Importing patients', value: 120, total: 312, words: '120 of 312' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1rem', inlineSize: 'min(24rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: ['For work of more than a few seconds with a known end.'],
      avoid: ['For shorter work: the button that started it is `loading`.'],
    },
  },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: 'Running, with and without a known end',
  render: (args) => (
    <>
      <Progress {...args} />
      <Progress label="Preparing the report" />
      <Progress label="Goal" value={62_000} total={80_000} mark={41_000} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Importing patients' })).toHaveAttribute(
      'aria-valuenow',
      '38',
    );
    await expect(canvas.getByRole('progressbar', { name: 'Preparing the report' })).not.toHaveAttribute(
      'aria-valuenow',
    );
  },
};
