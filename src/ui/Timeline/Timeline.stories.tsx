import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Design system/Timeline',
  component: Timeline,
  args: {
    label: 'Plan term for Family Care',
    passed: 0.45,
    moments: [
      { kind: 'end', share: 0, words: 'Started 06/10/2026' },
      { kind: 'now', share: 0.45, words: 'Today, 11/22/2026' },
      { kind: 'mark', share: 0.72, words: 'Nell turns 18 on 02/28/2027' },
      { kind: 'end', share: 1, words: 'Ends 06/10/2027' },
    ],
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['For a period whose progress matters: the term of a plan.'],
      avoid: ['For the progress of a task: Progress.', 'For a list of what has happened: a Table.'],
    },
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithMark: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Plan term for Family Care' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Over: Story = {
  args: {
    passed: 1,
    moments: [
      { kind: 'end', share: 0, words: 'Started 06/10/2025' },
      { kind: 'end', share: 1, words: 'Ended 06/10/2026' },
    ],
  },
};
