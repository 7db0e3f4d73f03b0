import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { KeyList } from './KeyList.tsx';

const meta = {
  title: 'Design system/Key list',
  component: KeyList,
  args: {
    groups: [
      {
        name: 'Everywhere',
        rows: [
          { does: 'Open the command menu', keys: ['⌘', 'K'], about: 'Also while typing' },
          { does: 'Keyboard shortcuts', keys: ['?'] },
        ],
      },
      { name: 'Go to', rows: [{ does: 'Manage Patients', keys: ['G', 'S'] }] },
    ],
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['In the sheet of keyboard shortcuts.'],
      avoid: ['For facts about a patient or a plan: a DescriptionList.'],
    },
  },
} satisfies Meta<typeof KeyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Grouped: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Go to' })).toBeVisible();
    await expect(canvas.getByText('Manage Patients').closest('div')).toHaveTextContent('Manage Patients GS');
  },
};
