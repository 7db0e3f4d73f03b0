import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Design system/Page header',
  component: PageHeader,
  args: { title: 'Manage Patients' },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['Once, at the head of every page: its title, what it is about, the one primary action.'],
      avoid: [
        'At the head of a Card: it has a title of its own.',
        'With two primary actions: the second one is a secondary Button, or belongs to a section.',
      ],
    },
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AboutAPractice: Story = { args: { about: 'Harbor Street Dentistry' } };
export const WithAction: Story = {
  args: { about: 'Harbor Street Dentistry', action: <Button variant="primary">Add patient</Button> },
};

export const LongText: Story = {
  args: {
    title: 'Payments, refunds and fees of the members of a plan',
    about: 'The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor',
    action: <Button variant="primary">Add a patient and start a plan</Button>,
  },
};
