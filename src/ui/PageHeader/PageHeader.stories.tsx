import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/Button/Button.tsx';
import { PageHeader } from './PageHeader.tsx';

const meta = {
  title: 'Design system/Page header',
  component: PageHeader,
  args: { title: 'Manage Patients' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const AboutAPractice: Story = { args: { about: 'Harbor Street Dentistry' } };
export const WithAction: Story = {
  args: { about: 'Harbor Street Dentistry', action: <Button variant="primary">Add patient</Button> },
};
