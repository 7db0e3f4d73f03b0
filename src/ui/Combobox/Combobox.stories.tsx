import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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
      { id: 'D0120', name: 'D0120 Periodic oral evaluation' },
      { id: 'D0140', name: 'D0140 Limited oral evaluation, problem focused' },
      { id: 'D1110', name: 'D1110 Prophylaxis, adult' },
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
      use: ['For one of more than fifteen choices, or of a list that people know a word of.'],
      avoid: ['For a few choices: a Select shows them all at one press.'],
    },
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Found: Story = {
  render: function Chosen({ onChoose, ...args }) {
    const [value, setValue] = useState<string | null>(null);
    const choose = (id: string | null) => {
      setValue(id);
      onChoose(id);
    };
    return <Combobox {...args} value={value} onChoose={choose} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Procedure code' }));
    await userEvent.keyboard('lim');
    await expect(await screen.findByRole('option')).toHaveTextContent('D0140');
    await expect(canvas.getByRole('main')).toContainElement(screen.getByRole('listbox'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('D0140');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveValue('D0140 Limited oral evaluation, problem focused');
  },
};

export const States: Story = {
  name: 'Chosen and faulty, and disabled',
  render: (args) => (
    <>
      <Combobox {...args} value="D1110" error="This code is not covered by the plan" />
      <Combobox {...args} label="Second code" disabled />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Procedure code' });
    await expect(field).toHaveValue('D1110 Prophylaxis, adult');
    await expect(field).toHaveAccessibleDescription('This code is not covered by the plan');
  },
};
