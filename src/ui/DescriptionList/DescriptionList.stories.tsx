import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '#ui/Badge/Badge.tsx';
import { DescriptionList, ValueList } from './DescriptionList.tsx';

const meta = {
  title: 'Design system/Description list',
  component: DescriptionList,
  subcomponents: { ValueList },
  args: {
    items: [
      { term: 'Name', value: 'Avery Whitfield' },
      { term: 'Email', value: 'avery@lakeshore.test' },
      {
        term: 'Roles',
        value: (
          <ValueList>
            <Badge>ViewerGeneral</Badge>
            <Badge>EditorPlanFees</Badge>
          </ValueList>
        ),
      },
    ],
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: [
        'For the facts about one thing: a member of staff, a plan, a payment.',
        'With a Value list where a term has several short values.',
        'With `figures` for amounts, which are right-aligned.',
      ],
      avoid: ['For several things with the same facts: a table.', 'For what can be changed: fields.'],
    },
  },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};

export const OneFact: Story = { args: { items: [{ term: 'Name', value: 'Avery Whitfield' }] } };

export const LongText: Story = {
  args: {
    items: [
      {
        term: 'Name on the card of the person who pays',
        value: 'The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor',
      },
      { term: 'Email', value: 'accounts.payable.of.the.whole.organization@old-mill-orthodontics.test' },
      {
        term: 'Organizations',
        value: (
          <ValueList>
            <Badge>The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor</Badge>
            <Badge>Lakeshore Dental Partners</Badge>
            <Badge>Bluestem Smiles</Badge>
          </ValueList>
        ),
      },
    ],
  },
};

export const Figures: Story = {
  args: {
    figures: true,
    items: [
      { term: 'Employer', value: '$99.99' },
      { term: 'Member', value: '$1,092.00' },
    ],
  },
  decorators: [
    (List) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <List />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = (words: string) => canvas.getByText(words).closest('dt, dd')?.getBoundingClientRect();
    await expect(box('$99.99')?.right).toBe(box('$1,092.00')?.right);
    await expect(box('Employer')?.top).toBe(box('$99.99')?.top);
  },
};

export const Narrow: Story = {
  decorators: [
    (List) => (
      <div style={{ maxInlineSize: '14rem' }}>
        <List />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const box = (words: string) =>
      (canvas.getByText(words).closest('dt, dd') ?? canvasElement).getBoundingClientRect();
    await expect(box('Avery Whitfield').left).toBe(box('Name').left);
    await expect(box('Avery Whitfield').top).toBeGreaterThanOrEqual(box('Name').bottom);
  },
};
