import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChangedSince } from './ChangedSince.tsx';

const meta = {
  title: 'Design system/Changed since',
  component: ChangedSince,
  args: {
    title: 'Another user changed this patient',
    subject: 'Field',
    rows: [{ name: 'Phone', stored: '(614) 555-0134', mine: '(614) 555-0119' }],
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['In a form, after the server refused a change to a record that another user changed first.'],
      avoid: ['For a record that another user removed: a State message.'],
    },
  },
} satisfies Meta<typeof ChangedSince>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Different: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your changes are still here.');
    await expect(canvas.getByRole('row', { name: /^Phone/ })).toHaveTextContent('(614) 555-0119');
  },
};

export const SameNow: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The form shows what is stored now.');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};
