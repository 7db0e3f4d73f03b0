import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, fn, screen } from 'storybook/test';
import type { Due, Patient } from '#domain/plan/plan-selection.ts';
import { patientMachine } from '#machines/patient/patient.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { onAPage, pressAway } from '#stories/page.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { ADA, BUSY, everydayCare, familyCare, NELL, NOT_FOUND, TODAY } from '../story-fixtures.ts';
import { PatientFrame } from './PatientFrame.tsx';

const ACTIVE_PATIENT: Patient = {
  member: ADA,
  summary: {
    activePlans: [familyCare({ amountDue: 30 })],
    futurePlans: [],
    expiredPlans: [everydayCare()],
  },
  today: TODAY,
};
const ACTIVE: Answer<Patient> = { value: ACTIVE_PATIENT };
const WITHOUT_PLAN: Answer<Patient> = {
  value: { member: NELL, summary: { activePlans: [], futurePlans: [], expiredPlans: [] }, today: TODAY },
};

const onView = fn();

interface World {
  patient: Answer<Patient>;
  due?: Answer<Due>;
  page?: 'overview' | 'managePayments';
}

function InWorld({ patient, due = 'never', page = 'overview' }: World) {
  const selection = useActorRef(
    patientMachine.provide({
      actors: {
        loadPatient: answering(patient),
        getAmountDue: answering<Due, { planId: string }>(due),
      },
      actions: { startCharts: () => undefined, reportSubject: () => undefined },
    }),
    { input: { page: 'overview', mayReverse: true } },
  );
  return (
    <PatientFrame patient={selection} page={page} today={TODAY} purchase="done" onView={onView}>
      <Card title="The page">What the page itself shows.</Card>
    </PatientFrame>
  );
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Patient frame',
  component: InWorld,
  decorators: [onAPage],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PastDue: Story = {
  args: {
    patient: ACTIVE,
    due: {
      value: { amountDue: 30, oldest: { dueDate: '2026-11-01', paymentType: 'Subscription' }, others: [] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('$30.00')).toBeVisible();
    await expect(canvas.getByText('Monthly payment due 11/01/2026')).toBeVisible();
    await expect(canvas.getByText('Age 46')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take payment' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'View another plan' }));
    await expect(
      await screen.findByRole('menuitemradio', { name: /^Everyday Care · Expired/ }),
    ).toBeInTheDocument();
  },
};

export const DueOnAnotherPlan: Story = {
  name: 'A plan that the practice pays for, and another plan with an amount due',
  args: {
    patient: {
      value: {
        ...ACTIVE_PATIENT,
        summary: { ...ACTIVE_PATIENT.summary, activePlans: [familyCare({ paidByPractice: true })] },
      },
    },
    due: { value: { amountDue: 0, oldest: null, others: [{ planId: '19001', amountDue: 45.5 }] } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^\$45\.50 is due on Everyday Care, .* – .*\.$/)).toBeVisible();
    await expect(canvas.getByText('Paid by the practice')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^View plan Everyday Care/ }));
    await expect(await canvas.findByText('Showing the plan you chose.')).toBeVisible();
  },
};

export const DueOnPlansOfOthers: Story = {
  name: 'Plans with an amount due that the subscriber and the practice pay for',
  args: {
    patient: {
      value: {
        ...ACTIVE_PATIENT,
        summary: {
          ...ACTIVE_PATIENT.summary,
          expiredPlans: ACTIVE_PATIENT.summary.expiredPlans.flatMap((expired) => [
            { ...expired, member: { ...expired.member, primary: false } },
            { ...expired, plan: { ...expired.plan, id: '19002', paidByPractice: true } },
          ]),
        },
      },
    },
    due: {
      value: {
        amountDue: 0,
        oldest: null,
        others: [
          { planId: '19001', amountDue: 45.5 },
          { planId: '19002', amountDue: 20 },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^\$45\.50 is due on Everyday Care, .*\. The subscriber pays for this plan\.$/),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^\$20\.00 is due on Everyday Care, .*\. The practice pays for this plan\.$/),
    ).toBeVisible();
  },
};

export const WithoutPlan: Story = {
  args: { patient: WITHOUT_PLAN },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing due')).toBeVisible();
    await expect(canvas.getByText('No plan')).toBeVisible();
    await expect(canvas.getByText('Under 18')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Purchase a plan' })).toBeNull();
    for (const placeholder of ['Inactive', 'Legacy', 'Billed annually'])
      await expect(canvas.queryByText(placeholder)).toBeNull();
  },
};

export const WithoutPlanOnAnotherPage: Story = {
  args: { patient: WITHOUT_PLAN, page: 'managePayments' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Purchase a plan' })).toBeVisible();
  },
};

export const DueAskedFor: Story = {
  args: { patient: ACTIVE },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ada Marlowe' })).toBeVisible();
    await expect(canvas.queryByText('$30.00')).toBeNull();
  },
};

export const DueNotKnown: Story = {
  args: { patient: ACTIVE, due: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t load the amount due.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Take payment' })).toBeNull();
  },
};

const withCard = (expirationDate: string): Answer<Patient> => ({
  value: {
    ...ACTIVE_PATIENT,
    member: {
      ...ADA,
      accountOnFile: {
        accountType: 'Credit Card',
        cardType: 1,
        lastFourCardDigits: '4242',
        expirationDate,
        isAutoRenewal: true,
      },
    },
  },
});

const seesCard =
  (words: string): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const card = await canvas.findByRole('link', { name: 'Visa ending in 4242' });
    await expect(card).toHaveAttribute('href', '/view-patient/manage-payments');
    await expect(canvas.getByText(words)).toBeVisible();
  };

export const CardExpired: Story = {
  name: 'PATIENT-1.6: the card on file is expired',
  args: { patient: withCard('01/20') },
  play: seesCard('Expired'),
};

export const CardExpiresBeforeRenewal: Story = {
  name: 'PATIENT-1.6: the card on file expires before the renewal',
  args: { patient: withCard('03/27') },
  play: seesCard('Expires before renewal on 06/10/2027'),
};

export const NoCard: Story = {
  args: { patient: { value: { ...ACTIVE_PATIENT, member: { ...ADA, accountOnFile: null } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'No payment method on file' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { patient: 'never' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading patient');
  },
};

export const Failed: Story = {
  args: { patient: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Couldn’t load this patient');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { patient: NOT_FOUND },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Patient not found')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Find a patient' })).toBeVisible();
  },
};

export const TriedAgainByKey: Story = {
  name: 'A retry by key keeps the focus on the page',
  args: { patient: BUSY },
  play: async (context) =>
    pressAway(await context.canvas.findByRole('button', { name: 'Try again' }), context),
};

export const DueAskedAgainByKey: Story = {
  name: 'A retry of the amount due by key',
  args: { patient: ACTIVE, due: BUSY },
  play: async (context) =>
    pressAway(await context.canvas.findByRole('button', { name: 'Try again' }), context),
};
