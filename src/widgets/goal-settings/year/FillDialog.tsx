import { useSelector } from '@xstate/react';
import type { Shape } from '#domain/goal/fill-year.ts';
import { sumOf } from '#domain/money/arithmetic.ts';
import {
  type GoalSettingsRef,
  selectFilled,
  selectIsFilling,
  selectShape,
  selectTotalError,
  selectYear,
} from '#machines/goal-settings/goal-settings.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from './copy.ts';

/** A year from its total. */
export function FillDialog({ goals }: { goals: GoalSettingsRef }) {
  const year = useSelector(goals, selectYear);
  const filled = useSelector(goals, selectFilled);
  const close = () => goals.send({ type: 'fill.close' });
  return (
    <Dialog
      open={useSelector(goals, selectIsFilling)}
      onClose={close}
      size="small"
      title={`${copy.FILL} ${year}`}
      description={copy.FILL_ADVICE}
    >
      <DialogForm submit={copy.FILL} onSubmit={() => goals.send({ type: 'fill.apply' })} onCancel={close}>
        <TextField
          {...useField(goals, 'total')}
          label={copy.TOTAL}
          name="total"
          start="$"
          align="end"
          inputMode="decimal"
          autoComplete="off"
          error={useSelector(goals, selectTotalError)}
        />
        <RadioGroup
          label={copy.SPREAD}
          options={copy.SHAPE_NAMES(year)}
          value={useSelector(goals, selectShape)}
          onChoose={(shape) => goals.send({ type: 'shape.choose', shape: shape as Shape })}
        />
        <p className="goals-filled tabular" role="status">
          {filled !== null && copy.filledSum(sumOf(filled))}
        </p>
      </DialogForm>
    </Dialog>
  );
}
