import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWorld } from '#react/story-actors.tsx';
import { EmbeddedReport } from './EmbeddedReport.tsx';

const meta = {
  title: 'Parts/Embedded report',
  component: EmbeddedReport,
  decorators: [inWorld],
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['For the analytics report, on the dashboard and on the Report page.'],
      avoid: ['For data that the portal shows itself: a Card with a Table.'],
    },
  },
} satisfies Meta<typeof EmbeddedReport>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotConfigured: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Report is not displayed because of environment config.')).toBeVisible();
  },
};

export const ConfiguredButNotEmbedded: Story = {
  parameters: { world: { config: { reportUrl: 'https://reports.test/' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Reports aren’t available yet.')).toBeVisible();
  },
};
