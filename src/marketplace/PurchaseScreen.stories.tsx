import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, screen, waitFor } from 'storybook/test';
import { type MemberTexts, NO_MEMBER_TEXTS } from '#domain/patient/member-edit.ts';
import type { NewPatient } from '#domain/patient/new-patient.ts';
import type { PatientRow } from '#domain/patient/patient-search.ts';
import { newPatientMachine } from '#machines/new-patient/new-patient.machine.ts';
import type { Registration } from '#machines/new-patient/new-patient.types.ts';
import { answering } from '#stories/answers.ts';
import { PurchaseScreen } from './PurchaseScreen.tsx';
import { MATCH } from './story-offers.ts';
import { STORY_PROPS, storySale } from './story-sale.ts';

const TOM: MemberTexts = {
  firstName: 'Tom',
  lastName: 'Marlowe',
  birthDate: '05/02/2021',
  phone: '(614) 555-0119',
  email: 'marlowe@example.test',
  line1: '12 Alder Street',
  line2: '',
  city: 'Columbus',
  state: 'OH',
  zipCode: '43215',
};

const nothing = () => undefined;

function StoryOfPatient({ texts, memberId = '' }: { texts: MemberTexts; memberId?: string }) {
  const newPatient = useActorRef(
    newPatientMachine.provide({
      actors: {
        sale: storySale({ kind: 'purchase', sell: 'never' }),
        findKnown: answering<readonly PatientRow[], NewPatient>({ value: [MATCH] }),
        registerPatient: answering<string, Registration>(),
      },
      actions: { reportUnsavedWork: nothing, storeDraft: nothing, removeDraft: nothing },
    }),
    { input: { today: STORY_PROPS.today, memberId, wantedOfferId: '', texts } },
  );
  return <PurchaseScreen newPatient={newPatient} attach={nothing} salePropsOf={() => STORY_PROPS} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Marketplace/New patient',
  component: StoryOfPatient,
  parameters: { layout: 'padded' },
  args: { texts: NO_MEMBER_TEXTS },
} satisfies Meta<typeof StoryOfPatient>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Incomplete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to plan' }));
    await expect(await canvas.findByText('Street is required')).toBeVisible();
    await expect(canvas.getByText('Name must be at least 3 characters')).toBeVisible();
    await expect(canvas.getByText('Phone Number must be at least 10 digits')).toBeVisible();
    await expect(canvas.getByText('Fix 8 fields above.')).toBeVisible();
    await expect(canvas.getByText('Step 1 of 2: patient')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/search-patients');
  },
};

export const OnFile: Story = {
  args: { texts: TOM },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue to plan' }));
    await expect(await canvas.findByText('This patient is already on file')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sell to this patient' })).toBeVisible();
  },
};

export const Charging: Story = {
  name: 'The page asks before it discards a sale; while the order is charged, the user stays with its patient',
  args: { memberId: '10000001' },
  play: async ({ canvas, userEvent }) => {
    const other = await canvas.findByRole('button', { name: 'Sell to another patient' });
    await userEvent.click(await canvas.findByText('The patient accepts the terms'));
    await userEvent.click(other);
    await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Charge $425.00' }));
    await waitFor(() => expect(other).toBeDisabled());
  },
};
