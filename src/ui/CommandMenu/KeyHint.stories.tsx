import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyHint } from './KeyHint.tsx';

const meta = {
  title: 'Design system/Key hint',
  component: KeyHint,
  args: { pressed: 'G', words: 'then another key. Press ? for all shortcuts.' },
  parameters: {
    docs: { story: { inline: false, iframeHeight: '6rem' } },
    guidance: {
      use: ['While a shortcut waits for its second key.'],
      avoid: ['For what has happened: a Toast.'],
    },
  },
} satisfies Meta<typeof KeyHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Started: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /then another key\. Press \? for all shortcuts\.$/,
    );
  },
};

export const Resting: Story = {
  args: { pressed: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
