import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Design system/Password field',
  component: PasswordField,
  parameters: {
    guidance: {
      use: ['For every password: users can show it, and a password manager can fill it in.'],
      avoid: ['For codes and card numbers, which need no hiding: a Text field.'],
    },
  },
  args: { label: 'Password', revealed: false, onRevealToggle: fn(), defaultValue: 'Bridge2026!' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Masked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(args.onRevealToggle).toHaveBeenCalledOnce();
  },
};

export const Shown: Story = {
  args: { revealed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const Faulty: Story = { args: { error: 'Wrong email or password. Please try again.' } };
export const Disabled: Story = { args: { disabled: true } };

export const Empty: Story = { args: { defaultValue: '' } };
export const Hovered: Story = { parameters: { pseudo: 'hover' } };

export const ToggleFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
  },
};
