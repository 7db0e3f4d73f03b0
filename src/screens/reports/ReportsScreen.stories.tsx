import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWorld } from '#stories/actors.tsx';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { Card } from '#ui/Card/Card.tsx';
import { ReportsScreen } from './ReportsScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Report',
  component: ReportsScreen,
  decorators: [inWorld],
  parameters: { layout: 'padded', world: signedInAs(staffUser()) },
  args: { report: <Card>What the report shows.</Card> },
} satisfies Meta<typeof ReportsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithReport: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What the report shows.')).toBeVisible();
  },
};
