import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stat, StatRow } from './Stat.tsx';

const meta = {
  title: 'Design system/Stat',
  component: Stat,
  subcomponents: { StatRow },
  args: { label: 'Active members', value: '1,204' },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['For one to four figures at the top of a page, in a Stat row.'],
      avoid: ['For figures that are compared line by line: a Table.'],
    },
  },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  render: (args) => (
    <StatRow>
      <Stat {...args} />
      <Stat label="Past due" value="$1,348.50" />
      <Stat label="Renewals this month of plans that cost more than last year" value="38" about="Of 41" />
      <Stat {...args} label="New members" loading />
    </StatRow>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$1,348.50')).toBeVisible();
  },
};

export const BelowEachOther: Story = {
  decorators: [
    (Row) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Row />
      </div>
    ),
  ],
  render: (args) => (
    <StatRow>
      <Stat {...args} />
      <Stat label="Past due" value="$1,348.50" about="Of 41" />
    </StatRow>
  ),
  play: async ({ canvas }) => {
    const end = (words: string) => {
      const { left, right } = canvas.getByText(words).getBoundingClientRect();
      return getComputedStyle(canvas.getByText(words)).direction === 'rtl' ? -left : right;
    };
    await expect(end('1,204')).toBe(end('$1,348.50'));
    await expect(end('Past due')).toBeLessThan(end('$1,348.50'));
    await expect(canvas.getByText('Past due').getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByText('Of 41').getBoundingClientRect().top + 1,
    );
  },
};
