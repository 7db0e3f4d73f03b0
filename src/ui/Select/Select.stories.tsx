import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { InlineSelect } from './InlineSelect.tsx';
import { OptionList } from './OptionList.tsx';
import { Select } from './Select.tsx';

const meta = {
  title: 'Design system/Select',
  component: Select,
  subcomponents: { InlineSelect, OptionList },
  args: {
    label: 'Relationship',
    placeholder: 'Choose one',
    value: '',
    onChoose: fn(),
    options: [
      { id: 'self', name: 'Self' },
      { id: 'spouse', name: 'Spouse' },
      { id: 'child', name: 'Child' },
    ],
  },
  decorators: [
    (Story) => (
      <main style={{ display: 'grid', gap: '0.25rem', inlineSize: 'min(20rem, 100%)' }}>
        <Story />
      </main>
    ),
  ],
  parameters: {
    guidance: {
      use: ['For one of about four to fifteen choices.'],
      avoid: [
        'For two or three choices: a Radio group shows all of them.',
        'For a long list that has to be searched: a Combobox.',
        'For a choice that takes effect immediately: a Menu.',
      ],
    },
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen({ onChoose, ...args }: ComponentProps<typeof Select>) {
  const [value, setValue] = useState(args.value);
  const choose = (id: string) => {
    setValue(id);
    onChoose(id);
  };
  return <Select {...args} value={value} onChoose={choose} />;
}

export const ByMouse: Story = {
  render: Chosen,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('button', { name: 'Choose one Relationship' });
    await userEvent.click(field);
    await expect(canvas.getByRole('main')).toContainElement(await screen.findByRole('listbox'));
    await userEvent.click(screen.getByRole('option', { name: 'Spouse' }));
    await expect(args.onChoose).toHaveBeenCalledWith('spouse');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(field).toHaveAccessibleName('Spouse Relationship');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  render: Chosen,
  args: { value: 'self' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('ch');
    await expect(args.onChoose).toHaveBeenLastCalledWith('child');
    await userEvent.keyboard('{Enter}');
    const chosen = await screen.findByRole('option', { name: 'Child', selected: true });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('spouse');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Spouse Relationship' })).toHaveFocus());
  },
};

export const Open: Story = {
  name: 'Open, with a disabled choice',
  args: {
    value: 'visa',
    label: 'Account',
    options: [
      { id: 'visa', name: 'Visa ending in 4242' },
      { id: 'bank', name: 'Bank account ending in 6789' },
      { id: 'old', name: 'Visa ending in 0002, expired', disabled: true },
    ],
  },
  parameters: { docs: { story: { inline: false, iframeHeight: '16rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Account$/ }));
    const closed = await screen.findByRole('option', { name: 'Visa ending in 0002, expired' });
    await expect(closed).toHaveAttribute('aria-disabled', 'true');
  },
};

export const States: Story = {
  name: 'Invalid, disabled, and with a long name',
  render: (args) => (
    <>
      <Select {...args} label="Reason" error="A reason is required" />
      <Select {...args} label="Plan" disabled value="self" />
      <Select
        {...args}
        label="Practice of the organization that the payment is for"
        options={[{ id: '1', name: 'The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor' }]}
        value="1"
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose one Reason' })).toHaveAccessibleDescription(
      'A reason is required',
    );
  },
};

export const WithHint: Story = {
  args: { hint: 'As on the insurance card.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('As on the insurance card.');
  },
};
