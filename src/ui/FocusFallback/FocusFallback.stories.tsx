import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { FocusFallback } from './FocusFallback.tsx';

const meta = {
  title: 'Design system/Focus place',
  component: FocusFallback,
  parameters: {
    guidance: {
      use: ['For an entry of a list whose buttons go once they have done their work.'],
      avoid: ['Around a whole page: its parts, such as a Card and a Table, are places of their own.'],
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
  name: 'Its control is disabled by being pressed',
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
  name: 'The whole entry goes: the card around it takes the focus',
  render: () => <Leaving />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Fluoride' })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Benefits' })).toHaveFocus();
  },
};
