import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, within } from 'storybook/test';
import { type PlanOffers, planOffersMachine } from '#machines/plan-offers/plan-offers.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { ExploreScreen } from './ExploreScreen.tsx';
import { BUSY, OFFER, PROCEDURES } from './story-offers.ts';

function StoryOfOffers({ load }: { load: Answer<PlanOffers> }) {
  const offers = useActorRef(planOffersMachine.provide({ actors: { load: answering<PlanOffers>(load) } }));
  return <ExploreScreen offers={offers} state="Ohio" purchaseHref="/purchase-plan" compareHref="#compare" />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Marketplace/Explore',
  component: StoryOfOffers,
  parameters: { layout: 'padded' },
  args: { load: { value: { offers: [OFFER], procedures: PROCEDURES } } },
} satisfies Meta<typeof StoryOfOffers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 plan available in Ohio')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Sell this plan: Everyday Care' })).toHaveAttribute(
      'href',
      '/purchase-plan?offer_id=41',
    );
    const [individual] = within(
      canvas.getByRole('list', { name: 'Coverage levels of Everyday Care' }),
    ).getAllByRole('listitem');
    await expect(individual).toHaveTextContent(/^Individual1 person\$400\.00 a year\s*or \$33\.33 a month/);
    await expect(individual).toHaveTextContent(/\+ \$25\.00 to enroll$/);
    await userEvent.click(canvas.getByText('What a visit costs'));
    await expect(await canvas.findByText('$139.50')).toBeVisible();
  },
};

export const NotSoldHere: Story = {
  args: { load: { value: { offers: [], procedures: PROCEDURES } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No plans for sale')).toBeVisible();
  },
};

export const NotLoaded: Story = {
  args: { load: { failure: BUSY } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The server is busy.')).toBeVisible();
  },
};
