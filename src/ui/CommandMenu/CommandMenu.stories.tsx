import type { Meta, StoryObj } from '@storybook/react-vite';
import { Building2, Moon, UserRound } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CommandDialog } from './CommandDialog.tsx';
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
  subcomponents: { CommandDialog, CommandList },
  args: {
    label: 'Search patients, pages, and actions',
    placeholder: 'Where to?',
    groups: GROUPS,
    nothing: 'No matches',
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
      use: ['Once, in a dialog that Ctrl or Cmd K opens: pages, patients and actions.'],
      avoid: ['For a choice in a form: a Combobox.', 'For the actions of one thing: a Menu.'],
    },
  },
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeyboard: Story = {
  render: function Typed(args) {
    const [query, setQuery] = useState('');
    return (
      <CommandMenu
        {...args}
        line={{ onInput: ({ currentTarget }) => setQuery(currentTarget.value) }}
        groups={found(query)}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const line = canvas.getByRole('combobox', { name: 'Search patients, pages, and actions' });
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

export const LoadedLater: Story = {
  name: 'Lines that load later: the marked line stays marked',
  render: function Loaded(args) {
    const [isLoaded, setLoaded] = useState(false);
    return (
      <CommandMenu
        {...args}
        line={{ onKeyDown: ({ key }) => key === 'F2' && setLoaded(true) }}
        groups={isLoaded ? GROUPS : GROUPS.slice(1)}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{F2}');
    await expect(await canvas.findByRole('option', { name: /Reports/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'max' }));
  },
};

export const TypedBeforeLoaded: Story = {
  ...LoadedLater,
  name: 'Lines that load after the first letters: the first line stays marked',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'a{F2}');
    await expect(await canvas.findByRole('option', { name: /Reports/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'dana' }));
  },
};

export const NothingFound: Story = {
  args: { line: { defaultValue: 'Zebra' }, groups: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('No matches');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const NotOpen: Story = {
  name: 'Without permission: the required role is shown below, and Enter does nothing',
  args: {
    groups: [
      {
        name: 'Go to',
        commands: [
          {
            id: 'goals',
            name: 'Goal Settings',
            why: 'Ask your administrator for access.',
          },
          { id: 'reports', name: 'Reports' },
        ],
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{Enter}');
    await userEvent.click(canvas.getByRole('option', { name: /Goal Settings/ }));
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'reports' }));
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('Goal Settings');
  },
};

export const Read: Story = {
  name: 'With a note on how the search read the text',
  args: {
    line: { defaultValue: '4/5/1986' },
    groups: GROUPS.slice(1, 2),
    note: '2 patients match date of birth 04/05/1986.',
  },
};

export const OverThePage: Story = {
  name: 'Over the page: the input has the focus; Escape and a click beside it close it',
  decorators: [],
  render: function Opened(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <CommandDialog open={isOpen} onClose={() => setOpen(false)} title={args.label}>
          <CommandMenu {...args} />
        </CommandDialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    const clickBeside = () => userEvent.click(document.querySelector('.scrim') ?? document.body);
    for (const close of [() => userEvent.keyboard('{Escape}'), clickBeside]) {
      await userEvent.click(opener);
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
      await close();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
  },
};

export const Searching: Story = {
  args: { line: { defaultValue: 'Dan' }, groups: GROUPS.slice(1, 2), searching: true },
};
