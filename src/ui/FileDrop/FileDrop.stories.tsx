import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileDrop } from './FileDrop.tsx';

const meta = {
  title: 'Design system/File drop',
  component: FileDrop,
  args: {
    label: 'Drop the list of codes here, or choose a file',
    hint: 'A CSV file of at most 5 MB',
    onFiles: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(32rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['Where users upload a file: a list to import, a patient’s document.'],
      avoid: ['Without the accepted type and size in the hint.'],
    },
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const codes = new File(['X1010'], 'codes.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText(/^Drop the list/), codes);
    await expect(args.onFiles).toHaveBeenCalledWith([codes]);
  },
};

export const States: Story = {
  name: 'Invalid, disabled and busy',
  render: (args) => (
    <>
      <FileDrop {...args} error="codes.xlsx is no CSV file. Save the sheet as CSV and choose it again." />
      <FileDrop {...args} label="Drop a second list here" disabled />
      <FileDrop {...args} label="Drop a third list here" busy />
    </>
  ),
};
