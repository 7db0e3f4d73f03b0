import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, SearchX } from 'lucide';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu, MenuItem } from '#ui/Menu/Menu.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { EmptyState } from '#ui/StateMessage/EmptyState.tsx';
import { ErrorState } from '#ui/StateMessage/ErrorState.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { moveAmongRows } from './row-keys.ts';
import { Table } from './Table.tsx';
import { TableBody } from './TableBody.tsx';
import { TableHead } from './TableHead.tsx';
import { SelectAll, SelectRow } from './TableSelection.tsx';
import { TableSort } from './TableSort.tsx';
import type { Column, Sort } from './table.ts';

interface Patient {
  id: string;
  name: string;
  born: string;
  plan: string;
  status: 'Active' | 'Expired';
  due: string;
}

const PATIENTS: readonly Patient[] = [
  { id: 'M20418', name: 'Dana Núñez', born: '04/05/1986', plan: 'Annual', status: 'Active', due: '30.00' },
  { id: 'M20419', name: 'Omar Haddad', born: '12/31/1999', plan: 'Monthly', status: 'Active', due: '0.00' },
  { id: 'M20420', name: 'Ruth Bell', born: '02/29/1952', plan: 'Annual', status: 'Expired', due: '1,348.50' },
  {
    id: 'M20421',
    name: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff of Greater Ann Arbor',
    born: '07/14/2011',
    plan: 'Family, with the two children of the first marriage',
    status: 'Active',
    due: '−12.00',
  },
];

const COLUMNS: readonly Column<Patient>[] = [
  { id: 'name', name: 'Patient', cell: ({ name }) => name, sortable: true, card: 'title' },
  { id: 'id', name: 'Member', cell: ({ id }) => <span className="tabular">{id}</span> },
  { id: 'born', name: 'Date of birth', cell: ({ born }) => <span className="tabular">{born}</span> },
  { id: 'plan', name: 'Plan', cell: ({ plan }) => plan },
  {
    id: 'status',
    name: 'Status',
    cell: ({ status }) => <Badge tone={status === 'Active' ? 'success' : 'warning'}>{status}</Badge>,
  },
  {
    id: 'due',
    name: 'Amount due',
    cell: ({ due }) => `$${due}`.replace('$−', '−$'),
    align: 'end',
    sortable: true,
    card: 'fact',
  },
];

const meta = {
  title: 'Design system/Table',
  component: Table<Patient>,
  subcomponents: { TableHead, TableBody, TableSort, SelectAll, SelectRow },
  args: {
    label: 'Patients of Harbor Street Dentistry',
    columns: COLUMNS,
    rows: PATIENTS,
    rowId: ({ id }) => id,
    onSort: fn(),
    actions: ({ name }) => (
      <Menu
        label={`Actions for ${name}`}
        align="end"
        trigger={<IconButton label={`Actions for ${name}`} icon={Ellipsis} />}
      >
        <MenuItem onSelect={fn()}>Take payment</MenuItem>
      </Menu>
    ),
    footer: <Pagination of="patient" page={1} pageSize={25} total={312} onPage={fn()} onPageSize={fn()} />,
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: [
        'For rows to read and compare, the name first, amounts right-aligned.',
        'With `card` for each column: `title` and `fact` come first on a phone.',
      ],
      avoid: ['For editable cells: a Grid.', 'For the facts of one thing: a Description list.'],
    },
  },
} satisfies Meta<typeof Table<Patient>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sorted: Story = {
  render: function SortedTable(args) {
    const [sort, setSort] = useState<Sort | null>(null);
    return <Table {...args} sort={sort} onSort={setSort} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByLabelText('Sort by', { selector: 'select' }),
      'Amount due, ascending',
    );
    const head = canvas.getByRole('columnheader', { name: 'Amount due', hidden: true });
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'ascending'));
  },
};

const SCROLLED = { tabIndex: 0 };

/** As wide as a page at 1024 px: still a table, with the columns that a card has. */
export const BesideAnOpenDrawer: Story = {
  args: { columns: COLUMNS.map((column) => (column.id === 'born' ? { ...column, card: 'hidden' } : column)) },
  decorators: [
    (Rows) => (
      <section {...SCROLLED} aria-label="A page at 1024 px" style={{ overflowX: 'auto' }}>
        <div style={{ inlineSize: '45rem' }}>
          <Rows />
        </div>
      </section>
    ),
  ],
  play: async ({ canvas }) => {
    const heads = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(heads).toEqual(['Patient', 'Member', 'Plan', 'Status', 'Amount due', 'Actions']);
    await expect(canvas.queryByRole('cell', { name: '04/05/1986' })).toBeNull();
  },
};

export const SortedByItsHead: Story = {
  tags: ['!autodocs'],
  args: { sort: { field: 'name', order: 'asc' }, columns: COLUMNS.slice(0, 1), footer: null },
  render: (args) => (
    <section {...SCROLLED} aria-label="A wide page" style={{ overflowX: 'auto' }}>
      <div style={{ inlineSize: '52rem' }}>
        <Table {...args} />
      </div>
    </section>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Patient' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Patient' }));
    await expect(args.onSort).toHaveBeenCalledWith({ field: 'name', order: 'desc' });
  },
};

export const RowsThatOpen: Story = {
  args: { onOpen: fn(), footer: null },
  render: ({ actions: _, ...args }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only moves the focus among what is inside
    <div onKeyDown={moveAmongRows}>
      <TextField label="Find a patient" type="search" />
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('12/31/1999'));
    await expect(args.onOpen).toHaveBeenLastCalledWith(PATIENTS[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ruth Bell' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith(PATIENTS[2]);
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await userEvent.click(canvas.getByLabelText('Find a patient'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Omar Haddad' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    await expect(canvas.getByLabelText('Find a patient')).toHaveFocus();
  },
};

export const Selected: Story = {
  args: { footer: null },
  render: function SelectedTable(args) {
    const [selected, select] = useState<readonly string[]>(['M20419']);
    const set = (ids: readonly string[], isSelected: boolean) =>
      select((before) => {
        const others = before.filter((id) => !ids.includes(id));
        return isSelected ? [...others, ...ids] : others;
      });
    return (
      <Table
        {...args}
        selection={{
          selected,
          nameOf: ({ name }) => name,
          onSelect: set,
        }}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const dana = canvas.getByRole('checkbox', { name: 'Select Dana Núñez' });
    await userEvent.click(dana);
    await expect(dana).toBeChecked();
    await userEvent.click(dana);
    await expect(dana).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Select Omar Haddad' })).toBeChecked();
  },
};

const onOpen = fn();

export const Outdated: Story = {
  args: { outdated: true, onOpen },
  play: async ({ canvas, userEvent }) => {
    const dana = canvas.getByRole('button', { name: 'Dana Núñez' });
    dana.focus();
    await userEvent.keyboard('{Enter}');
    dana.click();
    await expect(onOpen).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(dana).not.toHaveFocus();
  },
};

export const OutdatedMessage: Story = {
  tags: ['!autodocs'],
  args: {
    outdated: true,
    rows: [],
    instead: <Button onClick={onOpen}>Show all patients</Button>,
    footer: null,
  },
  play: async ({ canvas, userEvent }) => {
    onOpen.mockClear();
    const button = canvas.getByRole('button', { name: 'Show all patients' });
    await expect(button.closest('tbody')).toHaveStyle({ opacity: '1' });
    await userEvent.click(button);
    await expect(onOpen).toHaveBeenCalledOnce();
  },
};

export const AddressesAndFirstOrder: Story = {
  tags: ['!autodocs'],
  args: {
    columns: COLUMNS.map((column) =>
      column.id === 'due' ? { ...column, firstOrder: 'desc', width: 8 } : column,
    ),
    sort: null,
    onOpen: fn(),
    href: ({ id }) => `/patients/${id}`,
    footer: null,
  },
  decorators: [
    (Rows) => (
      <section {...SCROLLED} aria-label="A wide page" style={{ overflowX: 'auto' }}>
        <div style={{ inlineSize: '62rem' }}>
          <Rows />
        </div>
      </section>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link', { name: 'Ruth Bell' });
    await expect(link).toHaveAttribute('href', '/patients/M20420');
    await userEvent.click(link);
    await expect(args.onOpen).toHaveBeenCalledWith(PATIENTS[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Amount due' }));
    await expect(args.onSort).toHaveBeenLastCalledWith({ field: 'due', order: 'desc' });
  },
};

export const Loading: Story = {
  args: { status: 'loading', expected: 3, rows: [] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row', { hidden: true })).toHaveLength(4));
  },
};

export const Refreshing: Story = {
  args: { status: 'refreshing', rows: PATIENTS.slice(0, 2), footer: null },
};

export const Empty: Story = {
  args: {
    rows: [],
    footer: null,
    instead: (
      <EmptyState icon={SearchX} title="No patient has that name." action={<Button>Clear search</Button>} />
    ),
  },
};

export const NotLoaded: Story = {
  args: {
    rows: [],
    footer: null,
    instead: (
      <ErrorState
        title="Couldn’t load patients"
        reference={{ name: 'Error ID', text: '7F3K-29QD' }}
        action={<Button variant="primary">Try again</Button>}
      >
        The server could not be reached. Check your connection.
      </ErrorState>
    ),
  },
};
