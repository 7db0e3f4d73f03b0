import type { CatalogEntry } from '#domain/atelier/catalog.ts';
import type { Picture } from '#domain/atelier/picture.ts';
import type { Failure } from '#domain/failure/failure.ts';

export type Panel = 'outline' | 'simulate' | 'questions' | 'coverage' | 'live' | 'replay' | 'export';

export interface AtelierInput {
  entries: readonly CatalogEntry[];
}

export interface AtelierContext extends AtelierInput {
  query: string;
  /** The text of the SCXML file that the user opens; empty until then. */
  file: string;
  /** Empty while the catalog is open. */
  chart: string;
  collapsed: readonly string[];
  /** The selected state or transition; empty without one. */
  part: string;
  panel: Panel;
  picture: Picture | null;
  failure: Failure | null;
}

export type AtelierEvent =
  | { type: 'address.change'; chart: string; panel: Panel }
  | { type: 'query.change'; query: string }
  | { type: 'file.open'; text: string }
  | { type: 'draw.retry' }
  | { type: 'state.toggle'; state: string }
  | { type: 'states.collapse'; states: readonly string[] }
  | { type: 'part.select'; part: string };
