import { type Guard, isRecordOf, isText } from '#api/shape.ts';
import type { Selection } from '#domain/session/selection.ts';
import { jsonIn } from '#domain/text/json.ts';
import type { SealedStore } from './sealed-store.ts';
import type { TabItems } from './tab-items.ts';
import { SELECTION_ITEM } from './token-store.ports.ts';

/** A tab's selection: its own in session storage, and the last one chosen as the default for new tabs (SESSION-2). */
export interface SelectionStore {
  load(): Promise<Selection | null>;
  /** Stores it for this tab and new tabs. Rejects if a reload of the tab would not find it. */
  save(selection: Selection): Promise<void>;
  /** Stores the tab's first selection. Sets the default only if there is none. */
  begin(selection: Selection): Promise<void>;
}

const isTextOrNull: Guard<string | null> = (value) => value === null || isText(value);
const isSelection = isRecordOf<Selection>({
  organizationId: isText,
  practiceId: isText,
  memberId: isTextOrNull,
});

export function createSelectionStore(
  sealed: Pick<SealedStore, 'read' | 'write'>,
  tab: TabItems,
): SelectionStore {
  async function common(): Promise<Selection | null> {
    const found = await sealed.read(SELECTION_ITEM, isSelection);
    return found.kind === 'present' ? found.value : null;
  }

  return {
    async load() {
      const own = jsonIn(tab.get('selection'));
      return isSelection(own) ? own : common();
    },

    async save(selection) {
      const isKept = tab.set('selection', JSON.stringify(idsOf(selection)));
      await sealed.write(SELECTION_ITEM, idsOf(selection));
      if (!isKept) throw new Error('Your browser couldn’t save this selection.');
    },

    async begin(selection) {
      tab.set('selection', JSON.stringify(idsOf(selection)));
      if (!(await common())) await sealed.write(SELECTION_ITEM, idsOf(selection));
    },
  };
}

function idsOf({ organizationId, practiceId, memberId }: Selection): Selection {
  return { organizationId, practiceId, memberId };
}
