import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RoleList } from './RoleList.tsx';

const meta = {
  title: 'Parts/Role list',
  component: RoleList,
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['For the roles of a person in the staff table.'],
      avoid: ['For permissions that don’t come with a role.'],
    },
  },
} satisfies Meta<typeof RoleList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SeveralKinds: Story = {
  args: { roles: ['AdministratorPlanFees', 'AdministratorGoalSettings', 'EditorADACodes'] },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual(['Administrator: Goal settings, Plan fees', 'Editor: Procedure codes']);
  },
};
