import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Combobox } from './Combobox.tsx';

const meta = {
  title: 'Design system/Combobox',
  component: Combobox,
  args: {
    label: 'Procedure code',
    placeholder: 'Type a code or a word',
    value: null,
    onChoose: fn(),
    options: [
      { id: 'X1010', name: 'X1010 Periodic exam' },
      { id: 'X1020', name: 'X1020 Emergency exam' },
      { id: 'X2010', name: 'X2010 Cleaning, adult' },
    ],
  },
  decorators: [
    (Story) => (
      <main style={{ inlineSize: 'min(20rem, 100%)' }}>
        <Story />
      </main>
    ),
  ],
  parameters: {
    docs: { story: { inline: false, iframeHeight: '18rem' } },
    guidance: {
      use: ['For one of more than fifteen choices, or a list that users know by name.'],
      avoid: ['For a few choices: a Select shows all of them.'],
    },
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

function Chosen({ onChoose, ...args }: ComponentProps<typeof Combobox>) {
  const [value, setValue] = useState<string | null>(null);
  const choose = (id: string | null) => {
    setValue(id);
    onChoose(id);
  };
  return <Combobox {...args} value={value} onChoose={choose} />;
}

export const Found: Story = {
  render: Chosen,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Procedure code' }));
    await userEvent.keyboard('emer');
    await expect(await screen.findByRole('option')).toHaveTextContent('X1020');
    await expect(canvas.getByRole('main')).toContainElement(screen.getByRole('listbox'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('X1020');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveValue('X1020 Emergency exam');
  },
};

export const Left: Story = {
  name: 'Text that means one option chooses it; other text stays and chooses none',
  render: Chosen,
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Procedure code' });
    await userEvent.type(field, 'x2010');
    await userEvent.tab();
    await expect(args.onChoose).toHaveBeenLastCalledWith('X2010');
    await waitFor(() => expect(field).toHaveValue('X2010 Cleaning, adult'));
    await userEvent.clear(field);
    await userEvent.type(field, 'crown');
    await userEvent.tab();
    await expect(args.onChoose).toHaveBeenLastCalledWith(null);
    await expect(field).toHaveValue('crown');
  },
};

export const States: Story = {
  name: 'Selected and invalid, and disabled',
  render: (args) => (
    <>
      <Combobox {...args} value="X2010" error="This code is not covered by the plan" />
      <Combobox {...args} label="Second code" disabled />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Procedure code' });
    await expect(field).toHaveValue('X2010 Cleaning, adult');
    await expect(field).toHaveAccessibleDescription('This code is not covered by the plan');
  },
};
