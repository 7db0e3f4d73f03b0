import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Design system/Pagination',
  component: Pagination,
  args: { of: 'patient', page: 1, pageSize: 25, total: 312, onPage: fn(), onPageSize: fn() },
  parameters: {
    layout: 'padded',
    guidance: {
      use: ['Below a Table with more rows than a page.'],
      avoid: ['For fewer than ten rows, which are all shown.'],
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('1–25 of 312')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(args.onPage).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(args.onPage).toHaveBeenCalledWith(2);
    await userEvent.selectOptions(canvas.getByLabelText('Rows per page'), '50');
    await expect(args.onPageSize).toHaveBeenCalledWith(50);
  },
};

export const LastPageEmptyAndBusy: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Pagination {...args} page={40_000} total={999_987} namesCount />
      <Pagination {...args} of="payment" total={0} />
      <Pagination {...args} of="plan" disabled />
      <Pagination {...args} of="charge" total={1} namesCount />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('999,976–999,987 of 999,987 patients')).toBeVisible();
    await expect(canvas.getByText('No payments')).toBeVisible();
    await expect(canvas.getByText('1–1 of 1 charge')).toBeVisible();
  },
};

function Paged(args: ComponentProps<typeof Pagination>) {
  const [page, setPage] = useState(1);
  return <Pagination {...args} page={page} total={50} onPage={setPage} />;
}

export const ToTheEndByKey: Story = {
  name: 'By key to the last page and back: the focus stays on the button',
  render: (args) => <Paged {...args} />,
  play: async ({ canvas, userEvent }) => {
    for (const [name, pages] of [
      ['Next page', 'Page 2 of 2'],
      ['Previous page', 'Page 1 of 2'],
    ] as const) {
      const button = canvas.getByRole('button', { name });
      button.focus();
      await userEvent.keyboard('{Enter}{Enter}');
      await expect(canvas.getByText(pages)).toBeVisible();
      await expect(button).toHaveFocus();
    }
  },
};
