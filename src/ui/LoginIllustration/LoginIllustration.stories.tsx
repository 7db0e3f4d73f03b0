import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginIllustration } from './LoginIllustration.tsx';

const meta = {
  title: 'Design system/Login illustration',
  component: LoginIllustration,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
