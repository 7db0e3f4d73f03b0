import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Grid } from '#ui/Grid/Grid.tsx';
import type { GridColumn } from '#ui/Grid/grid.ts';
import { mount } from './mount.tsx';

interface Goal {
  month: string;
  dollars: string;
}

let saved: string[] = [];

/** A notice above the grid disappears with an edit, so that the rows move. */
function Goals() {
  const [isNew, setNew] = useState(true);
  const [goals, setGoals] = useState<readonly Goal[]>([
    { month: 'January', dollars: '10' },
    { month: 'February', dollars: '20' },
  ]);
  const columns: readonly GridColumn<Goal>[] = [
    { id: 'month', name: 'Month', text: ({ month }) => month },
    {
      id: 'goal',
      name: 'Goal',
      text: ({ dollars }) => `$${dollars}`,
      edit: {
        value: ({ dollars }) => dollars,
        check: (text) => (/^\d+$/.test(text) ? null : 'Enter whole dollars.'),
        onSave: ({ month }, dollars) => {
          saved.push(`${month} ${dollars}`);
          setNew(false);
          setGoals((all) => all.map((goal) => (goal.month === month ? { month, dollars } : goal)));
        },
      },
    },
  ];
  return (
    <main>
      {isNew && <p style={{ blockSize: '6rem' }}>Pasted 2 months.</p>}
      <Grid
        label="Goals"
        columns={columns}
        rows={goals}
        rowId={({ month }) => month}
        rowName={({ month }) => month}
        empty=""
      />
      <button type="button">Publish</button>
    </main>
  );
}

const cell = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name });

const editorIsClosed = () => expect.element(field('February goal')).not.toBeInTheDocument();

async function typeFebruary(text: string) {
  await cell('February goal, $20').click();
  await expect.element(field('February goal')).toHaveFocus();
  await userEvent.keyboard(text);
}

const LEAVES = [
  [
    'by mouse',
    async () => {
      await cell('January goal, $10').click();
      await expect.element(field('January goal')).toHaveFocus();
    },
  ],
  [
    'by keyboard',
    async () => {
      await userEvent.tab();
      await expect.element(cell('Save')).toHaveFocus();
      await userEvent.tab();
      await expect.element(cell('Publish')).toHaveFocus();
    },
  ],
] as const;

describe('a cell of a grid that the user leaves while editing it', () => {
  beforeEach(() => {
    saved = [];
    mount(<Goals />);
  });

  it.each(LEAVES)('API-13.11: %s, accepts a changed value', async (_, leave) => {
    await typeFebruary('25');
    await leave();
    await editorIsClosed();
    await expect.element(cell('February goal, $25')).toBeVisible();
    await expect.element(page.getByRole('status')).toHaveTextContent('February goal: 25');
    expect(saved).toEqual(['February 25']);
  });

  it.each(LEAVES)('API-13.11: %s, saves nothing if the value is unchanged', async (_, leave) => {
    await typeFebruary('20');
    await leave();
    await editorIsClosed();
    await expect.element(page.getByRole('status')).toHaveTextContent(/^$/);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it.each(LEAVES)('API-13.11: %s, rejects an invalid value and shows why', async (_, leave) => {
    await typeFebruary('soon');
    await leave();
    await editorIsClosed();
    const alert = page.getByRole('alert');
    await expect.element(alert).toHaveTextContent('February goal: Not changed. Enter whole dollars.');
    await expect.element(cell('February goal, $20')).toHaveAccessibleDescription(/Not changed/);
    expect(saved).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await typeFebruary('25{Enter}');
    await expect.element(alert).not.toBeInTheDocument();
    expect(saved).toEqual(['February 25']);
  });

  it.each(['25', 'soon'])('API-13.11: Escape discards %s, and the cell keeps the focus', async (text) => {
    await typeFebruary(text);
    await userEvent.keyboard('{Escape}');
    await expect.element(cell('February goal, $20')).toHaveFocus();
    await editorIsClosed();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(saved).toEqual([]);
  });
});
