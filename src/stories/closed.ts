import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

/** Closes the dialog with one of its buttons, and expects the focus on the control that opened it. */
export async function closeBy(
  button: string,
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
): Promise<void> {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: button }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
}
