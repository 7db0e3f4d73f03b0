import { useSelector } from '@xstate/react';
import { TrendingUp } from 'lucide';
import { canIncrease } from '#domain/plan/plan-fee.ts';
import type { FeeChangeRef } from '#machines/fee-change/fee-change.selectors.ts';
import { type PlanFeesRef, selectFound, selectSelected } from '#machines/plan-fees/plan-fees.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { SelectionBar } from '#ui/SelectionBar/SelectionBar.tsx';
import * as copy from '../copy.ts';
import type { FeeRights } from '../fee-rights.ts';

interface FeeSelectionProps {
  fees: PlanFeesRef;
  change: FeeChangeRef;
  rights: FeeRights;
}

/** The actions for the selected fees. */
export function FeeSelection({ fees, change, rights }: FeeSelectionProps) {
  const selected = useSelector(fees, selectSelected);
  const found = useSelector(fees, selectFound);
  const levels = selected.filter(canIncrease);
  const scheduled = selected.length - levels.length;
  const open = () =>
    found &&
    change.send({ type: 'change.open', mode: 'increase', levels, leastNoticeDays: found.noticeDays });
  return (
    <div className="plan-fees-selection">
      <SelectionBar
        label={copy.list.SELECTION}
        selected={selected.length === 0 ? '' : copy.list.selected(selected.length)}
        onClear={() => fees.send({ type: 'selection.clear' })}
      >
        {levels.length > 0 && (
          <Button variant="primary" icon={<Icon of={TrendingUp} />} refusal={rights.increase} onClick={open}>
            {copy.list.increase(levels.length)}
          </Button>
        )}
      </SelectionBar>
      {selected.length === 0 && <p className="plan-fees-note">{copy.list.SELECT}</p>}
      {scheduled > 0 && <p className="plan-fees-note">{copy.list.scheduled(scheduled)}</p>}
    </div>
  );
}
