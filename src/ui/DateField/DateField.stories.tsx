import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StoryField } from '#stories/field.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Design system/Date field',
  component: DateField,
  args: { label: 'Date of birth' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(14rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: [
        'For a date that the user knows: typing eight digits is faster than a calendar.',
        'For a date of birth, which is decades away in a calendar.',
      ],
      avoid: [
        'For a date near today that the user has to find: a Date picker.',
        'For the expiration of a card: a Text field with the `cardExpiry` mask.',
      ],
    },
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TypedByItsDigits: Story = {
  render: (args) => (
    <StoryField name="date">{({ ...bound }) => <DateField {...args} {...bound} required />}</StoryField>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.paste('452026');
    await expect(canvas.getByLabelText('Date of birth')).toHaveValue('04/05/2026');
    await userEvent.keyboard('{Backspace}');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Date of birth')).toHaveAccessibleDescription(
      'Enter a valid date (MM/DD/YYYY)',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '04/05/1986' } };
