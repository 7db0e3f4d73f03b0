import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta = {
  title: 'Design system/Card',
  component: Card,
  args: { children: 'What belongs together.' },
  parameters: {
    layout: 'padded',
    guidance: {
      use: [
        'For content that belongs together, with a title when the page has several cards.',
        '`fill` when the page shows nothing else.',
      ],
      avoid: [
        'Inside another card: a heading and space are enough.',
        'For the whole page: use the background.',
      ],
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithTitle: Story = { args: { title: 'Membership' } };
export const Tall: Story = { args: { height: 'tall' } };

export const LongText: Story = {
  args: {
    title: 'Members of The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor by plan',
    children:
      'What belongs together. https://reports.test/practices/harbor-street-dentistry/2026/11/members-by-plan-and-month-without-a-space',
  },
};
