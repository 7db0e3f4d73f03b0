import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Design system/Checkbox',
  component: Checkbox,
  args: { label: 'Renew automatically', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '0.75rem', inlineSize: 'min(24rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: ['For a yes or no that is saved with its form. The label says what is true when it is checked.'],
      avoid: ['For a setting that takes effect immediately: a Switch.', 'For one of several: a Radio group.'],
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Renew automatically'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  name: 'Checked, with a hint, with an error, disabled, and with a long label',
  render: (args) => (
    <>
      <Checkbox {...args} checked />
      <Checkbox {...args} label="Send a receipt" hint="To dana@harbor-street.test" checked />
      <Checkbox
        {...args}
        label="The patient accepts the terms"
        error="The patient has to accept the terms."
      />
      <Checkbox {...args} label="Charge the card on file" disabled />
      <Checkbox {...args} label="Keep the card on file" disabled checked />
      <Checkbox
        {...args}
        label="The member and all who are on the plan with them agree to an email about a new fee at least thirty days before it is charged"
      />
    </>
  ),
};

export const Focused: Story = { args: { checked: true }, parameters: { pseudo: 'focus' } };
