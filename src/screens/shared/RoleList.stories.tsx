import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoleList } from './RoleList.tsx';

const meta = {
  title: 'Parts/Role list',
  component: RoleList,
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['For the roles of a user, in the profile and in Staff.'],
      avoid: ['For what a user may do on each page: the permissions of the profile.'],
    },
  },
} satisfies Meta<typeof RoleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralAreas: Story = {
  args: { roles: ['AdministratorPlanFees', 'AdministratorGoalSettings', 'EditorADACodes'] },
  play: async ({ canvas, userEvent }) => {
    const areas = 'Administrator: Goal settings, Plan fees';
    await expect(canvas.getByText(areas)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Administrator · 2 areas'));
    await expect(canvas.getByText(areas)).toBeVisible();
  },
};

/** Nothing to open: the badge names the area. */
export const OneArea: Story = {
  args: { roles: ['EditorADACodes'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Editor: Procedure codes')).toBeVisible();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
