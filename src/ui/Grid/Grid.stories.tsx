import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from './Grid.tsx';
import { GridCell } from './GridCell.tsx';
import { GridEditor } from './GridEditor.tsx';
import type { GridColumn } from './grid.ts';

interface Fee {
  id: string;
  level: string;
  current: string;
  increase: string;
}

const FEES: readonly Fee[] = [
  { id: 'adult', level: 'Adult', current: '348.00', increase: '4' },
  { id: 'child', level: 'Child', current: '252.00', increase: '3' },
  { id: 'perio', level: 'Periodontal maintenance', current: '1,416.00', increase: '7' },
];

const onSave = fn();
const onPaste = fn();
const columns = (save: (fee: Fee, increase: string) => void): GridColumn<Fee>[] => [
  { id: 'level', name: 'Coverage level', text: ({ level }) => level },
  { id: 'current', name: 'Current fee', align: 'end', text: ({ current }) => `$${current}` },
  {
    id: 'increase',
    name: 'Increase in percent',
    align: 'end',
    text: ({ increase }) => increase,
    edit: {
      value: ({ increase }) => increase,
      check: (text) => (/^\d+$/.test(text) ? null : 'Enter a whole number.'),
      onSave: save,
      onPaste: ({ id }, text) => onPaste(id, text),
      locked: ({ id }) => (id === 'perio' ? 'The notice was sent.' : null),
    },
  },
];

const meta = {
  title: 'Design system/Grid',
  component: Grid<Fee>,
  subcomponents: { GridCell, GridEditor },
  decorators: [
    (Story) => (
      <main style={{ inlineSize: 'min(40rem, 100%)' }}>
        <Story />
      </main>
    ),
  ],
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['For rows with editable cells: fees, goals.'],
      avoid: ['For rows to read: a Table.', 'For one record with many fields: a Form.'],
    },
  },
  args: {
    label: 'Plan fees',
    columns: columns(onSave),
    rows: FEES,
    rowId: ({ id }) => id,
    rowName: ({ level }) => level,
    empty: 'There are no plan fees yet.',
  },
} satisfies Meta<typeof Grid<Fee>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const Locked: Story = {
  name: 'A locked cell says why',
  play: async ({ canvas }) => {
    const cell = canvas.getByRole('row', { name: /Periodontal/ });
    await expect(cell).toHaveTextContent('The notice was sent.');
    await expect(canvas.queryByRole('button', { name: /^Periodontal increase/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no plan fees yet.')).toBeVisible();
  },
};

function Editable(args: Parameters<typeof Grid<Fee>>[0]) {
  const [fees, setFees] = useState(args.rows);
  const save = (fee: Fee, increase: string) => {
    onSave(fee.id, increase);
    setFees((before) => before.map((each) => (each.id === fee.id ? { ...each, increase } : each)));
  };
  return <Grid {...args} rows={fees} columns={columns(save)} />;
}

const moveToChild: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  const move = async (press: () => Promise<unknown>) => {
    const before = document.activeElement;
    await press();
    await waitFor(() => expect(document.activeElement).not.toBe(before));
  };
  await move(() => userEvent.tab());
  const increase = canvas.getByRole('button', { name: 'Adult increase in percent, 4' });
  for (let cells = 0; cells < 4 && document.activeElement !== increase; cells += 1)
    await move(() => userEvent.keyboard('{ArrowRight}'));
  await expect(increase).toHaveFocus();
  await move(() => userEvent.keyboard('{ArrowDown}'));
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Child increase in percent, 3' })).toHaveFocus(),
  );
};

export const Edited: Story = {
  tags: ['!autodocs'],
  name: 'Edited by keyboard, from cell to cell',
  render: Editable,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await moveToChild(context);
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('textbox', { name: 'Child increase in percent' });
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.getByRole('main')).toContainElement(field);
    await userEvent.keyboard('x{Enter}');
    await expect(field).toHaveAccessibleDescription('Enter a whole number.');
    await userEvent.clear(field);
    await userEvent.keyboard('5{Enter}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await expect(onSave).toHaveBeenLastCalledWith('child', '5');
    await expect(canvas.getByRole('status')).toHaveTextContent('Child increase in percent: 5');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Child increase in percent, 5' })).toHaveFocus(),
    );

    await userEvent.keyboard('{Enter}');
    await userEvent.clear(await screen.findByRole('textbox'));
    await userEvent.keyboard('9{Escape}');
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Child increase in percent, 5' })).toHaveFocus(),
    );
  },
};

export const Refused: Story = {
  name: 'A cell that the user left with an invalid value says why',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Adult increase in percent, 4' }));
    await userEvent.type(await screen.findByRole('textbox'), 'x');
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not changed. Enter a whole number.');
  },
};
