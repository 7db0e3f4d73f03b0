import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Button } from './Button.tsx';
import { Refusal } from './Refusal.tsx';

const meta = {
  title: 'Design system/Button',
  component: Button,
  subcomponents: { Refusal },
  parameters: {
    guidance: {
      use: [
        'For every action on a page. Its label is a verb and a noun, as in “Take payment”.',
        '`primary` once per page or dialog. `danger` for what can’t be undone.',
        '`loading` while a request is pending: the button keeps its name, its size and the focus.',
      ],
      avoid: [
        'To go to another page: a link, which can also be opened in a new tab.',
        '`disabled` as the only sign of what is missing: say it at the field.',
      ],
    },
  },
  args: { children: 'Take payment', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary' } };
export const Secondary: Story = {};
export const Quiet: Story = { args: { variant: 'quiet' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Remove card' } };
export const Small: Story = { args: { size: 'small', children: 'Try again' } };
export const Large: Story = { args: { size: 'large', variant: 'primary', children: 'LOGIN' } };
export const WithIcon: Story = { args: { icon: <Icon of={Download} />, children: 'Send receipt' } };

export const Disabled: Story = {
  args: { variant: 'primary', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Take payment' })).toBeDisabled();
  },
};

export const Loading: Story = {
  name: 'Loading: a spinner replaces the content; the name and size stay',
  args: { variant: 'primary', loading: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Take payment Loading' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Take payment')).not.toBeVisible();
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const everyVariant: Story['render'] = ({ variant: _, ...args }) => (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' }}>
    <Button {...args} variant="primary" />
    <Button {...args} variant="secondary" />
    <Button {...args} variant="quiet" />
    <Button {...args} variant="danger" />
    <Button {...args} variant="destructive" />
  </div>
);

export const Hovered: Story = { render: everyVariant, parameters: { pseudo: 'hover' } };
export const Pressed: Story = { render: everyVariant, parameters: { pseudo: 'active' } };
export const FocusedByKeyboard: Story = { render: everyVariant, parameters: { pseudo: 'focus' } };
export const DisabledInEveryVariant: Story = { render: everyVariant, args: { disabled: true } };
export const DisabledUnderThePointer: Story = {
  render: everyVariant,
  args: { disabled: true },
  parameters: { pseudo: 'hover' },
  play: async ({ canvas }) => {
    const grounds = canvas.getAllByRole('button').map((button) => getComputedStyle(button).backgroundColor);
    await expect(new Set(grounds).size).toBe(1);
  },
};

export const Refused: Story = {
  args: {
    children: 'Delete code',
    refusal: 'You need the role Procedure codes administrator.',
    onClick: fn(),
  },
  parameters: { layout: 'padded' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete code' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('You need the role Procedure codes administrator.');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const RefusedInBox: Story = {
  tags: ['!autodocs'],
  name: 'The reason is not cut off, and Escape hides it',
  args: { children: 'Delete code', refusal: 'You need the role Procedure codes administrator.' },
  render: (args) => (
    <div style={{ overflow: 'hidden' }}>
      <Button {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const reason = canvas.getByText('You need the role Procedure codes administrator.');
    await waitFor(() => expect(reason).toBeVisible());
    const { left, top } = reason.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 8, top + 8)).toBe(reason);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(reason).not.toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Delete code' })).toHaveFocus();
  },
};

function AllowedOnFocus() {
  const [isAllowed, setIsAllowed] = useState(false);
  return (
    <Button refusal={isAllowed ? undefined : 'Save your changes first.'} onFocus={() => setIsAllowed(true)}>
      Copy goals
    </Button>
  );
}

export const Allowed: Story = {
  tags: ['!autodocs'],
  name: 'The focus stays on a button that is no longer refused',
  render: () => <AllowedOnFocus />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.queryByText('Save your changes first.')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Copy goals' })).toHaveFocus();
  },
};

export const LoadingInEveryVariant: Story = { render: everyVariant, args: { loading: true } };

export const Filling: Story = {
  args: { width: 'fill', variant: 'primary' },
  parameters: { layout: 'padded' },
};

export const LongText: Story = {
  args: {
    icon: <Icon of={Download} />,
    children: 'Send the receipt of this payment to every member of the family',
  },
  parameters: { layout: 'padded' },
};
