import type { Meta, StoryObj } from '@storybook/react-vite';
import { UsersRound } from 'lucide';
import { expect } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = { title: 'Design system/State message' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  render: () => (
    <EmptyState icon={UsersRound} title="No patient has that name." action={<Button>Clear search</Button>} />
  ),
};

export const EmptyWithAdvice: Story = {
  render: () => (
    <EmptyState icon={UsersRound} title="You do not belong to a practice yet">
      Ask an administrator of your organization.
    </EmptyState>
  ),
};

export const Failed: Story = {
  render: () => (
    <ErrorState
      title="The patients could not be loaded"
      reference="7F3K-29QD"
      action={<Button variant="primary">Try again</Button>}
    >
      The server could not be reached. Check your connection.
    </ErrorState>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('7F3K-29QD');
  },
};

export const FailedPage: Story = {
  render: () => <ErrorState scope="page" title="Your account could not be loaded" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Your account could not be loaded',
    );
  },
};
