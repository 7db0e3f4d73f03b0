import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Design system/Copy button',
  component: CopyButton,
  args: { label: 'Copy phone', text: '(614) 555-0119', done: 'Phone copied' },
  parameters: {
    guidance: {
      use: ['Beside a value that staff paste into other programs: a phone, an email, an id.'],
      avoid: ['For long texts: offer a download.'],
    },
  },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy phone' }));
    await expect(write).toHaveBeenCalledWith('(614) 555-0119');
    await expect(await canvas.findByText('Phone copied')).toBeInTheDocument();
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy phone' }));
    await expect(await canvas.findByText('Couldn’t copy')).toBeInTheDocument();
  },
};
