import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Moon, UserRound } from 'lucide';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CommandList } from './CommandList.tsx';
import { CommandMenu } from './CommandMenu.tsx';
import type { CommandGroup } from './command-menu.ts';

const GROUPS: readonly CommandGroup[] = [
  {
    name: 'Go to',
    commands: [
      { id: 'patients', name: 'Manage Patients', icon: UserRound, keys: ['G', 'P'] },
      { id: 'reports', name: 'Reports', icon: UserRound, keys: ['G', 'R'] },
    ],
  },
  {
    name: 'Patients',
    commands: [
      { id: 'dana', name: 'Dana Núñez', about: '04/05/1986', icon: UserRound },
      {
        id: 'max',
        name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff of Greater Ann Arbor',
        about: '07/14/2011',
        icon: UserRound,
      },
    ],
  },
  {
    name: 'Do',
    commands: [
      { id: 'practice', name: 'Switch to Birchwood Family Dental', icon: Building2 },
      { id: 'dark', name: 'Use the dark scheme', icon: Moon },
    ],
  },
];

const found = (query: string): CommandGroup[] =>
  GROUPS.map(({ name, commands }) => ({
    name,
    commands: commands.filter((command) => command.name.toLowerCase().includes(query.toLowerCase())),
  })).filter(({ commands }) => commands.length > 0);

const meta = {
  title: 'Design system/Command menu',
  component: CommandMenu,
  subcomponents: { CommandList },
  args: {
    label: 'Find a page, a patient or a command',
    placeholder: 'Where to?',
    query: '',
    groups: GROUPS,
    nothing: 'Nothing has that name.',
    onQuery: fn(),
    onChoose: fn(),
  },
  decorators: [
    (Story) => (
      <div
        style={{
          inlineSize: 'min(36rem, 100%)',
          borderRadius: 'var(--radius-float)',
          background: 'var(--surface)',
          boxShadow: 'var(--shadow-float)',
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['Once, behind Ctrl or Cmd K, in a dialog: everything that can be gone to, found or done.'],
      avoid: ['For a choice in a form: a Combobox.', 'For the actions of one thing: a Menu.'],
    },
  },
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  render: function Typed(args) {
    const [query, setQuery] = useState('');
    return <CommandMenu {...args} query={query} onQuery={setQuery} groups={found(query)} />;
  },
  play: async ({ canvas, userEvent, args }) => {
    const line = canvas.getByRole('combobox', { name: 'Find a page, a patient or a command' });
    await userEvent.click(line);
    await userEvent.paste('a');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{ArrowUp}');
    const chosen = canvas.getByRole('option', { selected: true });
    await expect(chosen).toHaveTextContent('Use the dark scheme');
    await expect(line).toHaveAttribute('aria-activedescendant', chosen.id);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'dark' }));
    await expect(line).toHaveFocus();
  },
};

export const NothingFound: Story = {
  args: { query: 'Zebra', groups: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing has that name.');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Searching: Story = { args: { query: 'Dan', groups: GROUPS.slice(1, 2), searching: true } };
