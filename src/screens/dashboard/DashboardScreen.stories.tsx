import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWorld } from '#stories/actors.tsx';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { Card } from '#ui/Card/Card.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  decorators: [inWorld],
  parameters: { layout: 'padded' },
  args: { report: <Card title="Report">What the report shows.</Card> },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithReport: Story = {
  parameters: { world: signedInAs(staffUser()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Report' })).toBeVisible();
  },
};
