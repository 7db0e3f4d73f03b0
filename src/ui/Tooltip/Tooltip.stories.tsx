import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Design system/Tooltip',
  component: Tooltip,
  args: { words: 'Saturday, 3 days ago', children: <button type="button">11/21/2026</button> },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '8rem' } },
    guidance: {
      use: ['For one line that helps: the weekday of a date, a name that was cut off, a shortcut.'],
      avoid: [
        'For what somebody has to know: say it on the page. A phone has no pointer to rest.',
        'For anything to press: a Popover.',
      ],
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Saturday, 3 days ago');
  },
};
