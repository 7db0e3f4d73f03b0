import type { Failure } from '#domain/failure/failure.ts';
import type { NameSubject, SavedView, SavedViews } from '#domain/patient/saved-view.ts';
import type { FieldEvent, FormFields } from '../shared/form-fields.ts';

export type SavedViewsEvent =
  | FieldEvent<'name'>
  | { type: 'load.retry' }
  | { type: 'list.open' }
  | { type: 'name.open'; subject: NameSubject }
  | { type: 'name.submit' }
  | { type: 'view.delete'; name: string }
  | { type: 'delete.confirm' }
  | { type: 'dialog.close' };

export interface SavedViewsContext {
  saved: SavedViews;
  subject: NameSubject;
  fields: FormFields<'name'>;
  /** The field shows why the name can't be saved. */
  isChecked: boolean;
  /** The views to save. */
  next: readonly SavedView[];
  /** The name of the view to delete, also while its confirmation closes. */
  toDelete: string;
  failure: Failure | null;
}
