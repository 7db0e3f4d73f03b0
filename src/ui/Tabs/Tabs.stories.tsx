import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Design system/Tabs',
  component: Tabs,
  args: {
    label: 'Patient',
    chosen: 'overview',
    onChoose: fn(),
    tabs: [
      { id: 'overview', name: 'Overview' },
      { id: 'benefits', name: 'Benefits' },
      { id: 'payments', name: 'Payments', count: 12 },
    ],
    children: 'Dana Núñez, 40 years old, is on the Annual plan until 04/30/2027.',
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['For two to six views of one thing, of which somebody needs one at a time.'],
      avoid: [
        'For what has an address of its own that people send each other: links in the Navigation.',
        'For a choice in a form: a Radio group.',
      ],
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  render: function Chosen(args) {
    const [chosen, setChosen] = useState('overview');
    return <Tabs {...args} chosen={chosen} onChoose={setChosen} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Payments 12' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Payments 12' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: 'Overview', selected: true })).toHaveFocus();
  },
};

export const Many: Story = {
  name: 'More than there is room for: they take another line',
  args: {
    tabs: [
      'Overview',
      'Benefits and limits of the plan',
      'Payments and refunds',
      'Members of the family',
      'Letters and receipts',
      'What was changed, and by whom',
    ].map((name, place) => ({ id: place === 0 ? 'overview' : name, name })),
  },
};
