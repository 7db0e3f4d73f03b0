import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Design system/Text area',
  component: TextArea,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 'min(32rem, 100%)' }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guidance: {
      use: ['For several sentences or lines, such as the description of a problem.'],
      avoid: ['For one line: a Text field.', 'With a placeholder instead of a label.'],
    },
  },
  args: { label: 'What happened?' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const HINT = 'Leave out patient names and card numbers.';
const LINES =
  'The receipt stays empty.\n\nI pressed Email receipt twice.\nThen I reloaded the page.\nIt is the same.';

export const Empty: Story = {};

export const WithHint: Story = {
  args: { hint: HINT },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'What happened?' });
    await expect(field).toHaveAccessibleDescription(HINT);
    await userEvent.type(field, 'One{Enter}Two');
    await expect(field).toHaveValue('One\nTwo');
  },
};

export const Filled: Story = { args: { defaultValue: LINES } };

export const Faulty: Story = {
  args: { error: 'Enter your question or problem.', hint: HINT },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'What happened?' });
    await expect(field).toHaveAccessibleDescription(`Enter your question or problem. ${HINT}`);
    await expect(field).toBeInvalid();
  },
};

export const AtItsLimit: Story = { args: { defaultValue: LINES, refusal: 'At most 2000 characters' } };
export const ReadOnly: Story = { args: { defaultValue: LINES, readOnly: true } };
export const Disabled: Story = { args: { defaultValue: LINES, disabled: true } };
export const Focused: Story = { parameters: { pseudo: 'focus' } };
export const FocusedAndFaulty: Story = {
  parameters: { pseudo: 'focus' },
  args: { error: 'Enter your question or problem.' },
};
export const Hovered: Story = { args: { defaultValue: LINES }, parameters: { pseudo: 'hover' } };
