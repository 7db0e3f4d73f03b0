import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { FocusSteps } from './FocusSteps.tsx';

const meta = {
  title: 'Design system/Focus steps',
  component: FocusSteps,
  parameters: {
    guidance: {
      use: ['For steps of one task that replace one another, such as a payment’s.'],
      avoid: ['For pages: each has a heading that takes the focus.'],
    },
  },
} satisfies Meta<typeof FocusSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

function Errand() {
  const [isSure, setSure] = useState(false);
  return (
    <FocusSteps
      style={{ display: 'grid', alignItems: 'end', blockSize: '200vh' }}
      aria-label={isSure ? 'Confirm payment' : 'What is it?'}
    >
      {isSure ? (
        <Button key="send">Send</Button>
      ) : (
        <Button key="review" onClick={() => setSure(true)}>
          Review
        </Button>
      )}
    </FocusSteps>
  );
}

export const TheNextStep: Story = {
  args: { 'aria-label': 'What is it?' },
  render: () => <Errand />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const step = canvas.getByRole('group', { name: 'Confirm payment' });
    await expect(step).toHaveFocus();
    await expect(step.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveFocus();
  },
};
