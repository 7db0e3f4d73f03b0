import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Design system/TextField',
  component: TextField,
  args: { label: 'Member number', onInput: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: 'M 20418' } };
export const WithPlaceholder: Story = { args: { placeholder: 'As on the card' } };
export const Disabled: Story = { args: { defaultValue: 'M 20418', disabled: true } };
export const WithHint: Story = {
  args: { hint: 'Only letters, digits, space and period' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Member number')).toHaveAccessibleDescription(
      'Only letters, digits, space and period',
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
  args: { error: 'The member number is required', refusal: 'Only letters, digits, space and period' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Member number');
    await expect(field).toHaveAccessibleDescription('Only letters, digits, space and period');
    await expect(field).toBeInvalid();
  },
};

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Member number')).toHaveFocus();
  },
};
