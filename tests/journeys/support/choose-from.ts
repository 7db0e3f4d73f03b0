import type { Locator, Page } from 'playwright-core';

/** The button that opens a field's list. Its name consists of the choice and the field's label. */
export const listField = (scope: Page | Locator, field: string): Locator =>
  scope.getByRole('button', { name: new RegExp(`${field}$`) });

export async function chooseFrom(scope: Page | Locator, field: string, option: string): Promise<void> {
  await listField(scope, field).click();
  await scope.getByRole('option', { name: option, exact: true }).click();
}
