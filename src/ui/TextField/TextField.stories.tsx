import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FieldMessage } from './FieldMessage.tsx';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Design system/Text field',
  component: TextField,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(20rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: [
        'For one line of text. The label says what it is, the hint how to write it, the error what to do.',
        '`refusal` for a rejected key, until the next key.',
      ],
      avoid: [
        'With a placeholder instead of a label: it disappears when the user types.',
        'For a password: a Password field.',
      ],
    },
  },
  subcomponents: { FieldMessage },
  args: { label: 'Member number', onInput: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'M 20418' } };
export const WithPlaceholder: Story = { args: { placeholder: 'As on the card' } };
export const Disabled: Story = { args: { defaultValue: 'M 20418', disabled: true } };
export const WithHint: Story = {
  args: { hint: 'You can only use letters, numbers, spaces, and periods' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Member number')).toHaveAccessibleDescription(
      'You can only use letters, numbers, spaces, and periods',
    );
  },
};

export const Faulty: Story = {
  args: { defaultValue: 'M', error: 'The member number has at least 3 characters', hint: 'As on the card' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Member number');
    await expect(field).toHaveAccessibleDescription('The member number has at least 3 characters');
    await expect(field).toBeInvalid();
  },
};

export const RefusedKey: Story = {
  args: {
    error: 'The member number is required',
    refusal: 'You can only use letters, numbers, spaces, and periods',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Member number');
    await expect(field).toHaveAccessibleDescription('You can only use letters, numbers, spaces, and periods');
    await expect(field).toBeInvalid();
  },
};

export const Focused: Story = {
  parameters: { pseudo: 'focus' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Member number')).toHaveFocus();
  },
};

export const FocusedAndFaulty: Story = {
  parameters: { pseudo: 'focus' },
  args: { error: 'The member number is required' },
  play: async (context) => Focused.play?.(context),
};

export const Hovered: Story = { args: { defaultValue: 'M 20418' }, parameters: { pseudo: 'hover' } };

export const LongText: Story = {
  args: {
    label: 'Number of the member on the card of the insurance of the person who pays',
    defaultValue: 'M 20418 20419 20420 20421 20422 20423 20424 20425 20426 20427',
    error:
      'The member number has at least 3 characters, and only letters, numbers, spaces, and periods are let in',
  },
};
