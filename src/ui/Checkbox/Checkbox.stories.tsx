import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Design system/Checkbox',
  component: Checkbox,
  args: { label: 'Renew by itself', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '0.75rem', inlineSize: 'min(24rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: [
        'For a yes or no that counts when the form is sent. The label says what is so when it is checked.',
        'For several that are chosen out of a list, one each. `mixed` above them when only some are.',
      ],
      avoid: ['For a setting that takes hold at once: a Switch.', 'For one of several: a Radio group.'],
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Renew by itself'));
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const States: Story = {
  name: 'Checked, mixed, with a hint, faulty, disabled, and with a long label',
  render: (args) => (
    <>
      <Checkbox {...args} defaultChecked />
      <Checkbox {...args} label="All members of the family" mixed />
      <Checkbox {...args} label="Send a receipt" hint="To dana@harbor-street.test, at once" defaultChecked />
      <Checkbox {...args} label="The patient agrees to the plan" error="The patient has to agree first" />
      <Checkbox {...args} label="Charge the card on file" disabled />
      <Checkbox {...args} label="Keep the card on file" disabled defaultChecked />
      <Checkbox
        {...args}
        label="The member and everybody who is on the plan with them agree to be told of a new fee by email at least thirty days before it is charged"
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('All members of the family')).toBePartiallyChecked();
    await expect(canvas.getByLabelText('The patient agrees to the plan')).toHaveAccessibleDescription(
      'The patient has to agree first',
    );
  },
};

export const Focused: Story = { args: { defaultChecked: true }, parameters: { pseudo: 'focus' } };
