import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryField } from '#stories/field.tsx';
import { MoneyField, NumberField, PhoneField, ZipField } from './FormattedField.tsx';

const meta = {
  title: 'Design system/Formatted fields',
  component: MoneyField,
  subcomponents: { NumberField, PhoneField, ZipField },
  args: { label: 'Amount' },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '0.25rem', inlineSize: 'min(20rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: [
        'For money, numbers, phones and zip codes: each opens the right keyboard on a phone.',
        'Bound by `useTextField` to a field in `src/domain/text/field.ts`, which filters, formats and validates the value.',
      ],
      avoid: [
        'For names and words: a Text field.',
        'For a date: a Date field, which opens a calendar.',
        'For an identifier, such as a member ID: a Text field.',
      ],
    },
  },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What to enter into each field, what it then shows, and its message. */
const FILLED = [
  ['Amount', '1234.5', '1,234.50', ''],
  ['Price', '0', '0.00', 'Amount cannot be zero.'],
  ['Quantity', '', '', 'Quantity is required.'],
  ['Phone', '6145550119', '(614) 555-0119', ''],
  ['Zip code', '4810', '4810', 'Zip code must be 5 digits or 9 digits'],
] as const;

export const Filled: Story = {
  name: 'Formatted and validated when the field loses the focus (SCHEMA-1, SCHEMA-4 to SCHEMA-6)',
  render: () => (
    <>
      <StoryField name="amount">{(bound) => <MoneyField {...bound} label="Amount" required />}</StoryField>
      <StoryField name="amount">{(bound) => <MoneyField {...bound} label="Price" required />}</StoryField>
      <StoryField name="quantity">
        {(bound) => <NumberField {...bound} label="Quantity" required />}
      </StoryField>
      <StoryField name="phone">{(bound) => <PhoneField {...bound} label="Phone" required />}</StoryField>
      <StoryField name="zip">{(bound) => <ZipField {...bound} label="Zip code" required />}</StoryField>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const [, put] of FILLED) {
      await userEvent.tab();
      if (put !== '') await userEvent.paste(put);
    }
    await userEvent.tab();
    for (const [label, , shown, message] of FILLED) {
      await expect(canvas.getByLabelText(label)).toHaveValue(shown);
      await expect(canvas.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
  },
};

export const DisabledAndLong: Story = {
  render: () => (
    <>
      <MoneyField label="Amount" defaultValue="1,234.50" disabled />
      <NumberField
        label="Number of visits for cleaning that are left in this year of the plan"
        defaultValue="2"
        hint="Cleanings that were paid for by the plan of the year before are not counted here"
      />
    </>
  ),
};
