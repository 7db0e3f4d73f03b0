import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Card } from '#ui/Card/Card.tsx';
import { PageHeader } from '#ui/PageHeader/PageHeader.tsx';
import { FreshPage } from './FreshPage.tsx';

const meta = {
  title: 'Parts/Fresh page',
  component: FreshPage,
  args: {
    page: 'searchPatients',
    kind: 'patientSearch',
    children: (
      <>
        <PageHeader title="Manage Patients" about="Harbor Street Dentistry" />
        <Card title="A page">What a page shows.</Card>
      </>
    ),
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['Around every page, to mark it as just opened for a moment.'],
      avoid: ['Around a part of a page, which is not opened.'],
    },
  },
} satisfies Meta<typeof FreshPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Settling: Story = {
  name: 'Settling: fresh when it opens, settled soon after',
  play: async ({ canvasElement }) => {
    const page = canvasElement.querySelector('[data-page-state]');
    await waitFor(() => expect(page).toHaveAttribute('data-page-state', 'settled'));
  },
};
