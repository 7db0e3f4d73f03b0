import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { FirstSteps } from '#domain/navigation/first-steps.ts';
import { firstStepsMachine } from '#machines/first-steps/first-steps.machine.ts';
import { inWorld } from '#stories/actors.tsx';
import { answering } from '#stories/answers.ts';
import { signedInAs, staffUser } from '#stories/staff.ts';
import { FirstStepsCard } from './FirstStepsCard.tsx';

function Steps({ done }: { done: FirstSteps }) {
  const [logic] = useState(() =>
    firstStepsMachine.provide({ actors: { load: answering<FirstSteps>({ value: done }) } }),
  );
  return <FirstStepsCard steps={useActorRef(logic)} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/First steps',
  component: Steps,
  decorators: [inWorld],
  parameters: {
    layout: 'padded',
    world: signedInAs(staffUser(['AdministratorGoalSettings', 'AdministratorPaymentManagement'])),
  },
} satisfies Meta<typeof Steps>;

export default meta;

export const EmptyPractice: StoryObj<typeof meta> = {
  args: { done: { plan: false, patient: false, officeCard: true, goals: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Add a patient' })).toBeVisible();
    await expect(canvas.getAllByText('Done')).toHaveLength(1);
    await expect(canvas.getAllByText('Setup needed')).toHaveLength(3);
  },
};
