import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Differences } from './Differences.tsx';

const meta = {
  title: 'Design system/Differences',
  component: Differences,
  args: {
    subject: 'Setting',
    rows: [
      { name: 'Phone', stored: '(614) 555-0134', mine: '(614) 555-0119' },
      { name: 'Email', stored: '', mine: 'desk@harbor.test' },
    ],
  },
  parameters: {
    guidance: {
      use: ['Below the banner that says that another user changed the record first.'],
      avoid: ['For what differs between two records: Table.'],
    },
  },
} satisfies Meta<typeof Differences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^Phone/ });
    await expect(row).toHaveTextContent('(614) 555-0134');
    await expect(row).toHaveTextContent('(614) 555-0119');
    await expect(canvas.getByRole('row', { name: /^Email/ })).toHaveTextContent('None');
  },
};
