import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Design system/Radio group',
  component: RadioGroup,
  args: {
    label: 'Payment',
    onChoose: fn(),
    options: [
      { id: 'card', name: 'Card on file' },
      { id: 'check', name: 'Check' },
      { id: 'cash', name: 'Cash' },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1rem', inlineSize: 'min(34rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['For one of two to five choices. All of them are visible, so that they can be compared.'],
      avoid: ['For more than five choices: a Select.', 'For yes or no: a Checkbox.'],
    },
  },
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  render: function Chosen(args) {
    const [value, setValue] = useState('card');
    return <RadioGroup {...args} value={value} onChoose={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Check' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Check' })).toHaveFocus();
  },
};

export const Segments: Story = {
  args: { label: 'Density', layout: 'segments', value: 'cash' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Check'));
    await expect(args.onChoose).toHaveBeenCalledWith('check');
  },
};

export const Hovered: Story = {
  args: { value: 'card' },
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getByText('Card on file');
    const choice = words.closest('.radio');
    const border = () => getComputedStyle(choice?.querySelector('.radio-mark') ?? document.body).borderColor;
    const selected = border();
    // The browser's own pointer, which rests elsewhere, ends the hover if the layout changes under it.
    await waitFor(async () => {
      await userEvent.unhover(words);
      await userEvent.hover(words);
      await expect(choice).toHaveAttribute('data-hovered');
    });
    await waitFor(() => expect(border()).toBe(selected));
  },
};

export const WithHints: Story = {
  args: {
    label: 'Plan',
    value: 'year',
    options: [
      { id: 'year', name: 'Annual', hint: '$348.00 today, for 12 months' },
      { id: 'month', name: 'Monthly', hint: '$31.00 today and every month' },
    ],
  },
};

export const Disabled: Story = {
  args: { value: 'card', disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Check'));
    await expect(canvas.getByRole('radio', { name: 'Check' })).toBeDisabled();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  args: { error: 'Choose a payment method' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Payment' })).toHaveAccessibleDescription(
      'Choose a payment method',
    );
  },
};
