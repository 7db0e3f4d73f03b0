import { useSelector } from '@xstate/react';
import { TrendingUp } from 'lucide';
import { canIncrease } from '#domain/plan/plan-fee.ts';
import type { FeeChangeRef } from '#machines/fee-change/fee-change.selectors.ts';
import { type PlanFeesRef, selectFound, selectSelected } from '#machines/plan-fees/plan-fees.selectors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { focusFallback } from '#ui/FocusFallback/focus-fallback.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
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
    <div {...focusFallback(copy.list.SELECTION)}>
      {selected.length === 0 && <p className="plan-fees-note">{copy.list.SELECT}</p>}
      {selected.length > 0 && (
        <div className="plan-fees-selection">
          <span role="status">{copy.list.selected(selected.length)}</span>
          {levels.length > 0 && (
            <Button
              variant="primary"
              icon={<Icon of={TrendingUp} />}
              refusal={rights.increase}
              onClick={open}
            >
              {copy.list.increase(levels.length)}
            </Button>
          )}
          <Button variant="quiet" onClick={() => fees.send({ type: 'selection.clear' })}>
            {copy.list.CLEAR}
          </Button>
          {scheduled > 0 && <p className="plan-fees-note">{copy.list.scheduled(scheduled)}</p>}
        </div>
      )}
    </div>
  );
}
