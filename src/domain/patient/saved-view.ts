import { tidied } from '../text/text-filter.ts';
import type { PatientSearch } from './patient-search.ts';

/** A named search. It has no text, which would find a single patient. */
export interface SavedView {
  name: string;
  search: Pick<PatientSearch, 'view' | 'choices' | 'sort'>;
}

export interface SavedViews {
  /** The version of the last change; 0 before the first. */
  version: number;
  views: readonly SavedView[];
}

/** The view that gets the name: a new one, or a saved one. */
export type NameSubject = { kind: 'new'; search: SavedView['search'] } | { kind: 'rename'; name: string };

const MOST_VIEWS = 20;

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Why the name can't be saved. */
export function viewNameMessage(
  views: readonly SavedView[],
  subject: NameSubject,
  typed: string,
): string | null {
  const name = tidied(typed);
  if (name === '') return 'Enter a name.';
  if (subject.kind === 'rename' && !views.some((view) => view.name === subject.name))
    return 'This view was renamed or deleted in another tab. Close this and check your views.';
  const others = views.filter((view) => subject.kind === 'new' || view.name !== subject.name);
  if (others.some((view) => isSame(view.name, name))) return 'You already have a view with this name.';
  return subject.kind === 'new' && views.length >= MOST_VIEWS
    ? `You can save ${MOST_VIEWS} views. Delete one first.`
    : null;
}

export function namedViews(
  views: readonly SavedView[],
  subject: NameSubject,
  typed: string,
): readonly SavedView[] {
  const name = tidied(typed);
  if (subject.kind === 'new') return [...views, { name, search: subject.search }];
  return views.map((view) => (view.name === subject.name ? { ...view, name } : view));
}

export const withoutView = (views: readonly SavedView[], name: string): readonly SavedView[] =>
  views.filter((view) => view.name !== name);
