import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { ErrorState } from './ErrorState.tsx';

const meta = {
  title: 'Design system/Error state',
  component: ErrorState,
  args: {
    title: 'Couldn’t load patients',
    reference: { name: 'Error ID', text: '7F3K-29QD' },
    action: <Button variant="primary">Try again</Button>,
    children: 'The server could not be reached. Check your connection.',
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: [
        'Where content could not be loaded. Say what happened and what to do, and offer a retry.',
        'With `reference` when support can look it up.',
      ],
      avoid: [
        'For what is wrong with a field: the error of the field.',
        'For a failed action on a page that is still visible: a Toast.',
      ],
    },
  },
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfASection: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('7F3K-29QD');
    await expect(canvas.getByRole('button', { name: 'Copy error ID' })).toBeVisible();
  },
};

export const OfAPage: Story = {
  args: { scope: 'page', title: 'We couldn’t load your account' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'We couldn’t load your account',
    );
  },
};

export const WithNothingToDo: Story = { args: { action: undefined, reference: undefined } };

export const LongText: Story = {
  args: {
    title: 'Couldn’t load the payments of patients of The Old Mill Orthodontics and Family Dentistry',
    reference: { name: 'Error ID', text: '7F3K-29QD-7F3K29QD7F3K29QD7F3K29QD7F3K29QD7F3K29QD7F3K29QD' },
    children:
      'The server answered that it is busy with the end of the month. Nothing that you typed is lost, and nothing was charged. Try again in a few minutes.',
  },
};
