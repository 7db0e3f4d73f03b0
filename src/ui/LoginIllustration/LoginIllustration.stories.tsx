import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginIllustration } from './LoginIllustration.tsx';

const meta = {
  title: 'Design system/Login illustration',
  component: LoginIllustration,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: ['On the login page, in an area that may crop it.'],
      avoid: ['Anywhere else.'],
    },
  },
} satisfies Meta<typeof LoginIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
