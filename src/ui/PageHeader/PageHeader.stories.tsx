import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Design system/Page header',
  component: PageHeader,
  args: { title: 'Manage Patients' },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['Once, at the top of every page.'],
      avoid: ['In a Card, which has a title of its own.'],
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AboutAPractice: Story = { args: { about: 'Harbor Street Dentistry' } };

export const WithParent: Story = {
  args: { title: 'Staff', about: 'Harbor Street Dentistry', parent: <a href="#settings">Settings</a> },
};

export const LongText: Story = {
  args: {
    title: 'Payments, refunds and fees of the members of a plan',
    about: 'The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor',
  },
};
