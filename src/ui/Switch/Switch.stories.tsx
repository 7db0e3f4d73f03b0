import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Design system/Switch',
  component: Switch,
  args: { label: 'Compact tables', on: false, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1rem', inlineSize: 'min(22rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: ['For a setting that takes effect immediately and is as easy to undo.'],
      avoid: [
        'In a form with a submit button: a Checkbox.',
        'For what charges, sends or deletes: a Button, with a confirmation.',
      ],
    },
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TurnedOn: Story = {
  render: function Turned(args) {
    const [on, setOn] = useState(false);
    return <Switch {...args} on={on} onChange={setOn} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Compact tables'));
    await expect(canvas.getByRole('switch', { name: 'Compact tables' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};

export const States: Story = {
  name: 'With a hint, and with a long label',
  render: (args) => (
    <>
      <Switch {...args} on hint="Rows of 36 instead of 44 pixels" />
      <Switch
        {...args}
        on
        label="Notify me of every failed renewal at The Old Mill Orthodontics and Family Dentistry"
      />
    </>
  ),
};
