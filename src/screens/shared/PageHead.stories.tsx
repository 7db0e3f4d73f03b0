import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inWorld } from '#stories/actors.tsx';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { PageHead } from './PageHead.tsx';

const meta = {
  title: 'Parts/Page head',
  component: PageHead,
  decorators: [inWorld],
  parameters: {
    layout: 'padded',
    world: signedInAs(staffUser()),
    guidance: {
      use: ['At the top of each page: its title, the page above it, and the practice.'],
      avoid: ['Inside a page: a Card with a title.'],
    },
  },
} satisfies Meta<typeof PageHead>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfThePractice: Story = {
  args: { page: 'practice' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Harbor Street Dentistry')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Practice' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
  },
};

export const OfAPatient: Story = {
  args: { page: 'managePayments' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Manage Patients' })).toBeVisible();
    await expect(canvas.queryByText('Harbor Street Dentistry')).toBeNull();
  },
};

/** A frame of the marketplace about a patient leads back to the patient. */
export const OfAPatientsFrame: Story = {
  args: { page: 'comparePlans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Patient overview' })).toBeVisible();
  },
};
