import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { StatusRegion } from './StatusRegion.tsx';

const meta = {
  title: 'Design system/Status region',
  component: StatusRegion,
  args: { children: null },
  parameters: {
    guidance: {
      use: ['Around a Banner that appears by itself, so that screen readers announce it.'],
      avoid: [
        'For the result of the user’s own action: a Toast.',
        'For what could not be loaded: an Error state.',
      ],
    },
  },
} satisfies Meta<typeof StatusRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

function Connection() {
  const [isAway, setAway] = useState(false);
  return (
    <>
      <Button onClick={() => setAway(true)}>Pull the plug</Button>
      <StatusRegion>{isAway && <Banner tone="warning">Can’t connect to Bridgework</Banner>}</StatusRegion>
    </>
  );
}

export const BeforeAndAfter: Story = {
  render: () => <Connection />,
  play: async ({ canvas, userEvent }) => {
    const place = canvas.getByRole('status');
    await expect(place).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button'));
    await expect(place).toHaveTextContent('Can’t connect to Bridgework');
  },
};
