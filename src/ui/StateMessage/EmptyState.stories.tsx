import type { Meta, StoryObj } from '@storybook/react-vite';
import { UsersRound } from 'lucide';
import { expect } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { EmptyState, StateMessage } from './EmptyState.tsx';

const meta = {
  title: 'Design system/Empty state',
  component: EmptyState,
  subcomponents: { StateMessage },
  args: {
    icon: UsersRound,
    title: 'No patient has that name.',
    action: <Button>Clear search</Button>,
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: [
        'Where a list, a report or a page has nothing to show. Say why in one sentence, and offer an action.',
        '`scope="page"` when nothing else is on the page: the title is then its heading.',
      ],
      avoid: [
        'While something is being loaded: a Skeleton.',
        'For something that could not be loaded: an Error state.',
      ],
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OfASection: Story = {};

export const WithAdvice: Story = {
  args: {
    title: 'You’re not assigned to a practice yet',
    action: undefined,
    children: 'Ask your administrator.',
  },
};

export const OfAPage: Story = {
  args: { scope: 'page', title: 'You’re not assigned to a practice yet' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You’re not assigned');
  },
};

export const LongText: Story = {
  args: {
    title: 'No patient of The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor has that name.',
    children:
      'Names are found by their beginnings. Leave out the middle name, or search by the date of birth.',
  },
};
