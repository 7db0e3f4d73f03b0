import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard } from 'lucide';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Design system/Icon',
  component: Icon,
  args: { of: CreditCard },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Small: Story = {};
export const Large: Story = { args: { size: 20 } };
