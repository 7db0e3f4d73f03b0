import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChevronRight, Ellipsis, Printer } from 'lucide';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Design system/Icon button',
  component: IconButton,
  args: { label: 'Print receipt', icon: Printer, onClick: fn() },
  parameters: {
    guidance: {
      use: [
        'For an action repeated in each row, or a well-known icon: more, print, next page.',
        'As the trigger of a Menu with `Ellipsis`: its label names the row, as in “Actions for Dana Núñez”.',
      ],
      avoid: ['Where there is room for a word: a Button.'],
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: 'Plain, pointing, open, disabled',
  render: (args) => (
    <div style={{ display: 'flex', gap: '0.5rem' }}>
      <IconButton {...args} />
      <IconButton {...args} label="Next page" icon={ChevronRight} mirrors />
      <IconButton {...args} label="Actions for Dana Núñez" icon={Ellipsis} data-state="open" />
      <IconButton {...args} label="Previous page" disabled />
    </div>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  },
};
