import { useSelector } from '@xstate/react';
import { type CodeRights, updateRefusal } from '#domain/access/code-rights.ts';
import {
  type CodeAmountsRef,
  selectIsSaving,
  selectSelected,
} from '#machines/code-amounts/code-amounts.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { SelectionBar } from '#ui/SelectionBar/SelectionBar.tsx';
import * as copy from './copy.ts';

export function CodeSelection({ amounts, may }: { amounts: CodeAmountsRef; may: CodeRights }) {
  const selected = useSelector(amounts, selectSelected);
  const isSaving = useSelector(amounts, selectIsSaving);
  return (
    <SelectionBar
      label={copy.SELECTION}
      selected={selected.length === 0 ? '' : copy.selected(selected.length)}
      size="small"
      onClear={() => amounts.send({ type: 'selection.clear' })}
    >
      <Button
        size="small"
        variant="primary"
        refusal={updateRefusal(may, selected)}
        loading={isSaving}
        onClick={() => amounts.send({ type: 'bulk.open' })}
      >
        {copy.CHANGE_AMOUNTS}
      </Button>
    </SelectionBar>
  );
}
