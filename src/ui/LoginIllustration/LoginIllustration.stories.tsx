import type { Meta, StoryObj } from '@storybook/react-vite';
import { LoginIllustration } from './LoginIllustration.tsx';

const meta = {
  title: 'Design system/Login illustration',
  component: LoginIllustration,
  parameters: {
    layout: 'fullscreen',
    guidance: {
      use: ['On the login page, in a place that it may fill and be cropped by.'],
      avoid: ['Anywhere else: it is the picture of coming in.'],
    },
  },
} satisfies Meta<typeof LoginIllustration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
