import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#ui/Button/Button.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { Disclosure } from './Disclosure.tsx';
import { DisclosureDone } from './DisclosureDone.tsx';
import { PhoneDisclosure } from './PhoneDisclosure.tsx';

const meta = {
  title: 'Design system/Disclosure',
  component: Disclosure,
  subcomponents: { DisclosureDone, PhoneDisclosure },
  args: { title: 'Filters', children: <TextField label="Last name" /> },
  parameters: {
    guidance: {
      use: ['For fields or facts that are needed now and then.'],
      avoid: ['For what every user has to see.', 'For one of several pages: Link tabs.'],
    },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Last name')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Filters'));
    await expect(canvas.getByLabelText('Last name')).toBeVisible();
  },
};

export const RenderedWhileOpen: Story = {
  args: { children: () => <TextField label="Last name" /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Last name')).toBeNull();
    await userEvent.click(canvas.getByText('Filters'));
    await expect(await canvas.findByLabelText('Last name')).toBeVisible();
    await userEvent.click(canvas.getByText('Filters'));
    await waitFor(() => expect(canvas.queryByLabelText('Last name')).toBeNull());
  },
};

export const OpenWithAControl: Story = {
  args: { title: 'Filters (2)', opens: true, end: <Button size="small">Clear search</Button> },
};

export const LongOnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  args: {
    children: (
      <>
        <TextField label="Last name" />
        <DisclosureDone>Show 12 patients</DisclosureDone>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Filters'));
    // By its text: the play also runs in a wide window, where the button is hidden.
    await userEvent.click(canvas.getByText('Show 12 patients'));
    await expect(canvas.getByLabelText('Last name')).not.toBeVisible();
    await expect(canvas.getByText('Filters')).toHaveFocus();
  },
};

export const OnlyOnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  render: ({ title }) => (
    <PhoneDisclosure title={title} end={<Button size="small">Clear filters</Button>}>
      <TextField label="Last name" />
    </PhoneDisclosure>
  ),
  play: async ({ canvas, userEvent }) => {
    // The play also runs in a wide window, where nothing is hidden.
    const title = canvas.queryByText('Filters');
    if (title) await userEvent.click(title);
    await expect(canvas.getByLabelText('Last name')).toBeVisible();
    await expect(canvas.getByText('Clear filters')).toBeVisible();
  },
};
