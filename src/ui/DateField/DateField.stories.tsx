import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { StoryField } from '#react/story-field.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Design system/Date field',
  component: DateField,
  args: { label: 'Date of birth', onPick: fn() },
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
        'For a day that somebody knows: eight digits are typed faster than a calendar is opened.',
        '`onPick` where a day is looked for, such as the next visit: the button opens the browser’s own calendar.',
      ],
      avoid: [
        'With a calendar for a date of birth: nobody wants to turn back forty years.',
        'For the month of a card: a Card expiry field.',
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
      'Write the date as MM/DD/YYYY',
    );
    await expect(canvas.getByRole('button', { name: 'Open calendar' })).toHaveFocus();
  },
};

export const PickedInTheCalendar: Story = {
  args: { label: 'Next visit', defaultValue: '12/01/2026', day: '2026-12-01' },
  play: async ({ canvasElement, args }) => {
    const picker = canvasElement.querySelector('input[type="date"]') as HTMLInputElement;
    await fireEvent.change(picker, { target: { value: '2026-12-08' } });
    await expect(args.onPick).toHaveBeenCalledWith('2026-12-08');
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: '04/05/1986' } };
