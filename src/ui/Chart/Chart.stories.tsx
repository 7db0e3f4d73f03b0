import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Chart } from './Chart.tsx';
import { ChartDrawing } from './ChartDrawing.tsx';
import type { ChartRow } from './chart.ts';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July'];
const RESULTS = [31_200, 36_800, 41_050.5, -1200, 0, null, null];
const LAST_YEAR = [28_000, 33_000, 30_500, 31_000, 36_000, 35_250, 29_900];

const row = (name: string, values: ChartRow['values'], short = name.slice(0, 3)): ChartRow => ({
  id: name,
  name,
  short,
  values,
});

const meta = {
  title: 'Design system/Chart',
  component: Chart,
  subcomponents: { ChartDrawing },
  decorators: [
    (Story) => (
      <main style={{ inlineSize: 'min(44rem, 100%)' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    label: 'Goal and result by month, 2026',
    summary: 'The goal was met in 2 of 4 months.',
    rowName: 'Month',
    series: [
      { id: 'result', name: 'Result', mark: 'bar' },
      { id: 'goal', name: 'Goal', mark: 'line' },
    ],
    rows: MONTHS.map((name, index) => row(name, [RESULTS[index] ?? null, 35_000])),
    format: (value) => value.toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
    formatTick: (value) => `${value < 0 ? '−' : ''}$${Math.abs(value) / 1000}K`,
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['For up to a few dozen rows with one or two bars each: months, plans, practices.'],
      avoid: ['For one figure: a Stat.', 'For how much is left of a limit: a Meter.'],
    },
  },
} satisfies Meta<typeof Chart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BarsAndLine: Story = {
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole('img', { name: 'Goal and result by month, 2026' });
    await expect(drawing.querySelectorAll('.chart-bar')).toHaveLength(5);
    await expect(drawing.querySelectorAll('.chart-dot')).toHaveLength(7);
    await expect(drawing.querySelectorAll('title')[2]).toHaveTextContent(
      'March. Result $41,050.50, Goal $35,000.00',
    );
  },
};

/** A bar starts at the zero line, and points down for a negative amount. */
export const Heights: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const drawing = await canvas.findByRole('img');
    const zero = Number(drawing.querySelector('[data-base]')?.getAttribute('y1'));
    const bars = [...drawing.querySelectorAll('.chart-bar')].map((bar) => ({
      top: Number(bar.getAttribute('y')),
      height: Number(bar.getAttribute('height')),
    }));
    await expect((bars[0]?.top ?? 0) + (bars[0]?.height ?? 0)).toBeCloseTo(zero);
    await expect((bars[1]?.height ?? 0) / (bars[0]?.height ?? 1)).toBeCloseTo(36_800 / 31_200);
    await expect(bars[3]?.top).toBeCloseTo(zero);
    await expect(bars[4]?.height).toBe(0);
  },
};

export const TwoBars: Story = {
  args: {
    label: 'Payments by month',
    summary: 'Payments of 2026 beside those of 2025.',
    series: [
      { id: 'this', name: '2026', mark: 'bar' },
      { id: 'last', name: '2025', mark: 'bar' },
    ],
    rows: MONTHS.map((name, index) => row(name, [RESULTS[index] ?? null, LAST_YEAR[index] ?? null])),
  },
};

/** Names that are wider than their bars are slanted, so that all are readable. */
export const LongNames: Story = {
  args: {
    label: 'Members by plan',
    summary: 'Everyday Care has the most members.',
    rowName: 'Plan',
    series: [{ id: 'members', name: 'Members', mark: 'bar' }],
    rows: ['Everyday Care', 'Gum Health Plus', 'Complete Smile', 'Made to Measure', 'Bright Start'].flatMap(
      (name, index) =>
        [1, 2].map((version) => row(`${name} ${version}`, [120 - 10 * index], `${name} ${version}`)),
    ),
    format: String,
    formatTick: String,
  },
  play: async ({ canvas, args }) => {
    const drawing = await canvas.findByRole('img');
    const { bottom } = drawing.getBoundingClientRect();
    for (const { short } of args.rows) {
      const name = within(drawing).getByText(short);
      await expect(name).toHaveAttribute('transform', expect.stringMatching(/^rotate/));
      await expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    }
  },
};

export const WithoutValues: Story = {
  args: { summary: 'There is no goal and no result yet.', rows: MONTHS.map((name) => row(name, [0, null])) },
};

export const AsTable: Story = {
  tags: ['!autodocs'],
  name: 'The same figures as a table, by keyboard',
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('img');
    const table = canvas.getByRole('table', { hidden: true });
    await expect(table).not.toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByText('View as table')).toHaveFocus();
    await userEvent.click(canvas.getByText('View as table'));
    await waitFor(() => expect(table).toBeVisible());
    const march = within(table).getByRole('row', { name: /March/ });
    await expect(march).toHaveTextContent('March$41,050.50$35,000.00');
    await expect(within(table).getByRole('row', { name: /June/ })).toHaveTextContent('—');
  },
};
