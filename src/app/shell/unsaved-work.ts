import type { UnsavedWork } from '#domain/navigation/leaving.ts';
import type { LeavingRef } from '#machines/leaving/leaving.selectors.ts';
import type { Portal } from '../portal.ts';

type Work = Pick<UnsavedWork, 'id' | 'name'> & Partial<UnsavedWork>;

/** The action `reportUnsavedWork` of a chart: leaving the page asks first while there are changes. */
export function unsavedWork({ root }: Pick<Portal, 'root'>, work: Work) {
  return (_: unknown, { isUnsaved }: { isUnsaved: boolean }) => {
    const leaving: LeavingRef | undefined = root.system.get('leaving');
    leaving?.send(
      isUnsaved
        ? { type: 'work.begin', work: { lostWith: 'page', ...work } }
        : { type: 'work.end', id: work.id },
    );
  };
}
