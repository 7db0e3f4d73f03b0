import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'Design system/Popover',
  component: Popover,
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  args: {
    label: 'How the amount is made up',
    trigger: <button type="button">Amount due</button>,
    children: 'The plan costs $348.00 a year. $318.00 have been paid; $30.00 are due on 12/01/2026.',
  },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '12rem' } },
    guidance: {
      use: ['For a few lines or one control that belong to a button: how an amount is made up, a filter.'],
      avoid: ['For a list of actions: a Menu.', 'For a question that has to be answered: a Dialog.'],
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Amount due' });
    await userEvent.click(button);
    const popover = await screen.findByRole('dialog', { name: 'How the amount is made up' });
    await waitFor(() => expect(popover).toBeVisible());
    await expect(canvas.getByRole('main')).toContainElement(popover);
  },
};
