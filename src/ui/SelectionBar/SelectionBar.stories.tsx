import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { SelectionBar } from './SelectionBar.tsx';

const meta = {
  title: 'Design system/Selection bar',
  component: SelectionBar,
  args: { label: 'Selected fees', selected: '', onClear: () => undefined, children: null },
  parameters: {
    guidance: {
      use: ['Above a list whose rows can be selected, for what is done with several rows at once.'],
      avoid: ['For the actions of one row: a Menu in the row.'],
    },
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

function OneFee() {
  const [isSelected, select] = useState(false);
  return (
    <>
      <SelectionBar
        label="Selected fees"
        selected={isSelected ? '1 fee selected' : ''}
        onClear={() => select(false)}
      >
        <Button variant="primary">Schedule increase</Button>
      </SelectionBar>
      <Checkbox label="Everyday Care" checked={isSelected} onChange={select} />
    </>
  );
}

export const SelectedAndCleared: Story = {
  render: () => <OneFee />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(status).toHaveTextContent('1 fee selected');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await expect(status).toBeEmptyDOMElement();
    await expect(canvas.getByRole('group', { name: 'Selected fees' })).toHaveFocus();
  },
};
