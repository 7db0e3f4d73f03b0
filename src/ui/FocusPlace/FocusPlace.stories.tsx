import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { FocusPlace } from './FocusPlace.tsx';

const meta = {
  title: 'Design system/Focus place',
  component: FocusPlace,
  parameters: {
    guidance: {
      use: ['For an entry of a list whose buttons go once they have done their work.'],
      avoid: ['For an entry that goes itself: the list then says where to go on.'],
    },
  },
} satisfies Meta<typeof FocusPlace>;

export default meta;
type Story = StoryObj<typeof meta>;

function Uses() {
  const [isUsed, setUsed] = useState(true);
  return (
    <ul>
      <FocusPlace>Fluoride {isUsed && <Button onClick={() => setUsed(false)}>Take back</Button>}</FocusPlace>
      <FocusPlace>
        X-rays <Button>Use</Button>
      </FocusPlace>
    </ul>
  );
}

export const Going: Story = {
  render: () => <Uses />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Take back' })).toBeNull();
    await expect(canvas.getByText('Fluoride')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Use' })).toHaveFocus();
  },
};

export const LeftBefore: Story = {
  name: 'Left before its control goes',
  render: () => <Uses />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use' }));
    const gone = canvas.getByRole('button', { name: 'Take back' });
    gone.click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Take back' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Use' })).toHaveFocus();
  },
};
