import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '#ui/Badge/Badge.tsx';
import { DescriptionList, ValueList } from './DescriptionList.tsx';

const meta = {
  title: 'Design system/Description list',
  component: DescriptionList,
  args: {
    items: [
      { term: 'Name', value: 'Avery Whitfield' },
      { term: 'Email', value: 'avery@lakeshore.test' },
      {
        term: 'Roles',
        value: (
          <ValueList>
            <Badge>ViewerGeneral</Badge>
            <Badge>EditorPlanFees</Badge>
          </ValueList>
        ),
      },
    ],
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Facts: Story = {};
