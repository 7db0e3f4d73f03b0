import type { Meta, StoryObj } from '@storybook/react-vite';
import { useActorRef } from '@xstate/react';
import { expect, waitFor } from 'storybook/test';
import { type MemberChange, type MemberRecord, memberTexts } from '#domain/patient/member-edit.ts';
import { memberEditMachine } from '#machines/member-edit/member-edit.machine.ts';
import { type Answer, answering } from '#stories/answers.ts';
import { onAPage, pressAway } from '#stories/page.tsx';
import { ADA, BUSY, conflict, TODAY } from '../story-fixtures.ts';
import { MemberEditScreen } from './MemberEditScreen.tsx';

const RECORD = {
  value: { texts: memberTexts(ADA, ADA.birthDate, ADA.phone, ADA.address), version: 3 },
} satisfies Answer<MemberRecord>;
const TAKEN = {
  failure: {
    status: 400,
    reason: 'Bad Request',
    message: 'One value is not taken.',
    validationErrors: [{ field: 'emailAddress', message: 'Another patient has this email.' }],
  },
};
const nothing = () => undefined;

interface World {
  record: Answer<MemberRecord>;
  saving?: Answer<{ message: string }>;
}

function InWorld({ record, saving }: World) {
  const edit = useActorRef(
    memberEditMachine.provide({
      actors: {
        loadMember: answering(record),
        saveMember: answering<{ message: string }, { change: MemberChange; version: number }>(saving),
      },
      actions: {
        reportUnsavedWork: nothing,
        showToast: nothing,
        openPatient: nothing,
      },
    }),
    { input: { today: TODAY } },
  );
  return <MemberEditScreen edit={edit} />;
}

const meta = {
  tags: ['!autodocs'],
  title: 'Screens/Edit patient',
  component: InWorld,
  decorators: [onAPage],
  args: { record: RECORD },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof InWorld>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: 'City' }), ' Falls');
  await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
};

export const Unchanged: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Phone' })).toHaveValue('(614) 555-0119');
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};

export const Wrong: Story = {
  name: 'Errors at their fields',
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Zip code' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByText('Zip Code is required')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Zip code' })).toHaveFocus();
  },
};

export const Saving: Story = {
  play: async (context) => {
    await save(context);
    await expect(context.canvas.getByRole('button', { name: 'Save changes Loading' })).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'City' })).toHaveAttribute('readonly');
  },
};

export const Refused: Story = {
  name: 'Refused by the server, at the field that it names',
  args: { saving: TAKEN },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByText('Another patient has this email.')).toBeVisible();
  },
};

export const NotSaved: Story = {
  args: { saving: BUSY },
  play: async (context) => {
    await save(context);
    const alert = await context.canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('The server is busy.');
    await waitFor(() => expect(alert).toHaveFocus());
  },
};

export const ChangedMeanwhile: Story = {
  args: {
    saving: {
      failure: {
        ...conflict('memberChanged', 'Someone else updated this patient.').failure,
        current: [{ version: 4, texts: { ...RECORD.value.texts, city: 'Bexley' } }],
      },
    },
  },
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByRole('textbox', { name: 'Street' }), ' West');
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await context.canvas.findByText('Someone else changed this patient')).toBeVisible();
    await expect(context.canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Bexley');
    const rows = context.canvas.getAllByRole('row').map(({ textContent }) => textContent);
    await expect(rows.slice(1)).toEqual(['Street1 Elm Terrace1 Elm Terrace West']);
    await expect(context.canvas.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  },
};

export const Loading: Story = {
  args: { record: 'never' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading patient information');
  },
};

export const Failed: Story = {
  args: { record: BUSY },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Couldn’t load this patient’s information',
    );
  },
};

export const TriedAgainByKey: Story = {
  name: 'A retry by key keeps the focus on the page',
  args: { record: BUSY },
  play: async (context) =>
    pressAway(await context.canvas.findByRole('button', { name: 'Try again' }), context),
};

export const DiscardedByKey: Story = {
  name: 'Discarding changes by key',
  play: async (context) => {
    await context.userEvent.type(await context.canvas.findByRole('textbox', { name: 'City' }), ' Falls');
    await pressAway(context.canvas.getByRole('button', { name: 'Discard changes' }), context);
  },
};

export const WithoutEmail: Story = {
  name: 'Validates changed fields only: a patient without an email moves to another city',
  args: { record: { value: { ...RECORD.value, texts: { ...RECORD.value.texts, email: '' } } } },
  play: async (context) => {
    await save(context);
    await expect(context.canvas.getByRole('button', { name: 'Save changes Loading' })).toBeVisible();
  },
};
