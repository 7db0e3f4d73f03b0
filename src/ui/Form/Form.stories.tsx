import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Banner } from '#ui/Banner/Banner.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { DateField } from '#ui/DateField/DateField.tsx';
import { PhoneField, ZipField } from '#ui/FormattedField/FormattedField.tsx';
import { Select } from '#ui/Select/Select.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { DialogForm, Form, FormPair, FormSection } from './Form.tsx';
import { FormColumns, FormProblems } from './FormColumns.tsx';

const meta = {
  title: 'Design system/Form',
  component: Form,
  subcomponents: { DialogForm, FormSection, FormPair, FormColumns, FormProblems },
  args: { onSubmit: fn(), children: null },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: {
    layout: 'padded',
    guidance: {
      use: [
        'For fields that are submitted together, in one column, in the order in which people say them.',
        'With a Form pair for two that belong together: first and last name, city and zip code.',
      ],
      avoid: [
        'For settings that take effect immediately: Switches in a Card.',
        'With two pairs side by side: three or more columns are hard to follow.',
      ],
    },
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sections: Story = {
  args: {
    actions: (
      <>
        <Button type="submit" variant="primary">
          Save patient
        </Button>
        <Button variant="quiet">Discard changes</Button>
      </>
    ),
    children: (
      <>
        <FormSection title="Patient">
          <FormPair>
            <TextField label="First name" defaultValue="Dana" />
            <TextField label="Last name" defaultValue="Núñez" />
          </FormPair>
          <FormPair>
            <DateField label="Date of birth" defaultValue="04/05/1986" />
            <Select
              label="Relationship"
              value="self"
              onChoose={fn()}
              options={[
                { id: 'self', name: 'Self' },
                { id: 'child', name: 'Child' },
              ]}
            />
          </FormPair>
        </FormSection>
        <FormSection title="How to reach them">
          <TextField label="Street" defaultValue="4 Main Street" />
          <FormPair>
            <TextField label="City" defaultValue="Ann Arbor" />
            <ZipField label="Zip code" defaultValue="4810" error="Zip code must be 5 digits or 9 digits" />
          </FormPair>
          <PhoneField label="Phone" defaultValue="(614) 555-0119" />
          <Checkbox label="Send reminders by text message" checked />
        </FormSection>
      </>
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Street'), '{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('region', { name: 'How to reach them' })).toBeVisible();
  },
};

export const NotSent: Story = {
  args: {
    notice: (
      <Banner tone="danger" title="The patient was not saved">
        The server could not be reached. Nothing that you typed is lost.
      </Banner>
    ),
    children: <TextField label="Street" defaultValue="4 Main Street" />,
    actions: (
      <Button type="submit" variant="primary" loading>
        Save patient
      </Button>
    ),
  },
};

export const FirstProblem: Story = {
  render: function Checked() {
    const [isChecked, setIsChecked] = useState(false);
    const error = isChecked ? 'Enter a city' : null;
    return (
      <Form
        onSubmit={() => setIsChecked(true)}
        actions={
          <Button type="submit" variant="primary">
            Save patient
          </Button>
        }
      >
        <TextField label="Street" defaultValue="4 Main Street" />
        <TextField label="City" error={error} />
        <div style={{ paddingBlockStart: '200vh' }}>
          <TextField label="County" error={error} />
        </div>
      </Form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByLabelText('City');
    const isInView = () => {
      const { top, bottom } = city.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    };
    const save = canvas.getByRole('button', { name: 'Save patient' });
    canvas.getByLabelText('County').scrollIntoView();
    await expect(isInView()).toBe(false);
    await userEvent.click(save);
    await waitFor(() => expect(city).toHaveFocus());
    await expect(isInView()).toBe(true);
  },
};

export const InADialog: Story = {
  render: ({ onSubmit }) => (
    <DialogForm submit="Send receipt" onSubmit={onSubmit} onCancel={fn()}>
      <TextField label="Email" defaultValue="dana@mail.test" />
    </DialogForm>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send receipt' }));
    await expect(args.onSubmit).toHaveBeenCalled();
  },
};
