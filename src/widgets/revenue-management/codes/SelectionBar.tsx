import { useSelector } from '@xstate/react';
import { type CodeRights, updateRefusal } from '#domain/access/code-rights.ts';
import {
  type CodeAmountsRef,
  selectIsSaving,
  selectSelected,
} from '#machines/code-amounts/code-amounts.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import * as copy from './copy.ts';

export function SelectionBar({ amounts, may }: { amounts: CodeAmountsRef; may: CodeRights }) {
  const selected = useSelector(amounts, selectSelected);
  const isSaving = useSelector(amounts, selectIsSaving);
  if (selected.length === 0) return null;
  return (
    <div className="codes-selection">
      <span role="status">{copy.selected(selected.length)}</span>
      <Button
        size="small"
        variant="primary"
        refusal={updateRefusal(may, selected)}
        loading={isSaving}
        onClick={() => amounts.send({ type: 'bulk.open' })}
      >
        {copy.CHANGE_AMOUNTS}
      </Button>
      <Button size="small" variant="quiet" onClick={() => amounts.send({ type: 'selection.clear' })}>
        {copy.CLEAR}
      </Button>
    </div>
  );
}
