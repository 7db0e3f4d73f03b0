import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Breadcrumb } from './Breadcrumb.tsx';

const meta = {
  title: 'Design system/Breadcrumb',
  component: Breadcrumb,
  args: {
    trail: [
      <a key="patients" href="#patients">
        Manage Patients
      </a>,
      <a key="patient" href="#patient">
        Maximiliana Wolfeschlegelsteinhausenbergerdorff
      </a>,
    ],
    here: 'Benefit summary',
  },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['Above the title of a page that stands below another one: a patient’s benefits.'],
      avoid: ['On the pages of the Navigation itself: there is nothing above them.'],
    },
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeSteps: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(canvas.getByText('Benefit summary')).toHaveAttribute('aria-current', 'page');
  },
};
