import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '#ui/Button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Design system/Banner',
  component: Banner,
  args: { children: 'You signed out in another tab.' },
  parameters: {
    layout: 'padded',
    guidance: {
      use: [
        'For what applies to the whole page until it is fixed: no connection, a session that couldn’t be saved.',
        'With one action when there is something to do about it.',
      ],
      avoid: [
        'For what just happened and needs nothing more: a Toast.',
        'For what is wrong with one field: the error of the field.',
        'For content that could not be loaded: an Error state.',
      ],
    },
  },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = {
  args: { tone: 'success', children: 'The plan is renewed until 04/30/2027.' },
};
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Can’t connect to Bridgework',
    children: 'You’re still signed in, and your work is safe.',
    action: <Button size="small">Try again</Button>,
  },
};
export const Danger: Story = {
  args: { tone: 'danger', title: 'We couldn’t sign you in', children: 'The browser’s storage is full.' },
};

export const LongText: Story = {
  args: {
    tone: 'warning',
    title:
      'The report of The Old Mill Orthodontics and Family Dentistry of Greater Ann Arbor is two days old',
    children:
      'Its address is https://reports.test/practices/harbor-street-dentistry/2026/11/members-by-plan-and-month and it is made again every night. Payments that were taken since yesterday are not in it.',
    action: (
      <>
        <Button size="small" variant="primary">
          Open the report of last month
        </Button>
        <Button size="small" variant="quiet">
          Not now
        </Button>
      </>
    ),
  },
};
