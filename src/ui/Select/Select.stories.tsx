import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from './Select.tsx';

const meta = {
  title: 'Design system/Select',
  component: Select,
  args: {
    label: 'Relationship',
    placeholder: 'Choose one',
    onChoose: fn(),
    options: [
      { id: 'self', name: 'Self' },
      { id: 'spouse', name: 'Spouse' },
      { id: 'child', name: 'Child' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '0.25rem', inlineSize: 'min(20rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: ['For one of about four to fifteen choices that people know by name.'],
      avoid: [
        'For two or three choices that have room: a Radio group shows them all at once.',
        'For a long list that has to be searched: a Combobox.',
        'For a choice that changes the page at once: a Menu.',
      ],
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Relationship'), 'Spouse');
    await expect(args.onChoose).toHaveBeenCalledWith('spouse');
    await expect(canvas.getByLabelText('Relationship')).toHaveDisplayValue('Spouse');
  },
};

export const States: Story = {
  name: 'With a hint, faulty, disabled, and with a long name',
  render: (args) => (
    <>
      <Select {...args} hint="How the patient belongs to the person who pays" />
      <Select {...args} label="Reason" error="A reason is required" />
      <Select {...args} label="Plan" disabled defaultValue="self" />
      <Select
        {...args}
        label="Practice of the organization that the payment is for"
        options={[{ id: '1', name: 'The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor' }]}
        defaultValue="1"
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Reason')).toBeInvalid();
    await expect(canvas.getByLabelText('Reason')).toHaveAccessibleDescription('A reason is required');
  },
};
