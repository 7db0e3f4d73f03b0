import type { Locator, Page } from 'playwright-core';

/** The button of a field that opens its list: its name is what is chosen, and what the field is called. */
export const listField = (scope: Page | Locator, field: string): Locator =>
  scope.getByRole('button', { name: new RegExp(`${field}$`) });

/** Opens the list of a field and chooses from it by the mouse. */
export async function chooseFrom(scope: Page | Locator, field: string, option: string): Promise<void> {
  await listField(scope, field).click();
  await scope.getByRole('option', { name: option, exact: true }).click();
}
