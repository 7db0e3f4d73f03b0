import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { FocusFallback } from './FocusFallback.tsx';

const meta = {
  title: 'Design system/Focus fallback',
  component: FocusFallback,
  parameters: {
    guidance: {
      use: ['For a list entry whose buttons disappear after their action.'],
      avoid: ['Around a whole page: a Card or a Table inside it takes the focus itself.'],
    },
  },
} satisfies Meta<typeof FocusFallback>;

export default meta;
type Story = StoryObj<typeof meta>;

function Uses() {
  const [isUsed, setUsed] = useState(true);
  return (
    <ul>
      <FocusFallback>
        Fluoride {isUsed && <Button onClick={() => setUsed(false)}>Take back</Button>}
      </FocusFallback>
      <FocusFallback>
        X-rays <Button>Use</Button>
      </FocusFallback>
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
  name: 'The focus leaves before the control is removed',
  render: () => <Uses />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use' }));
    const gone = canvas.getByRole('button', { name: 'Take back' });
    gone.click();
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Take back' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Use' })).toHaveFocus();
  },
};

function Refusing() {
  const [isOff, setOff] = useState(false);
  return (
    <ul>
      <FocusFallback>
        X-rays{' '}
        <Button disabled={isOff} onClick={() => setOff(true)}>
          Use
        </Button>
      </FocusFallback>
    </ul>
  );
}

export const Disabled: Story = {
  name: 'Pressing its control disables it',
  render: () => <Refusing />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('listitem')).toHaveFocus();
  },
};

function Leaving() {
  const [names, setNames] = useState(['Fluoride', 'X-rays']);
  return (
    <Card title="Benefits">
      <ul>
        {names.map((name) => (
          <FocusFallback key={name}>
            <Button onClick={() => setNames((all) => all.filter((each) => each !== name))}>{name}</Button>
          </FocusFallback>
        ))}
      </ul>
    </Card>
  );
}

export const GoneWithItsEntry: Story = {
  name: 'The whole entry is removed: the card around it takes the focus',
  render: () => <Leaving />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Fluoride' })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Benefits' })).toHaveFocus();
  },
};
