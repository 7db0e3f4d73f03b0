import { useSelector } from '@xstate/react';
import { isoDateOf } from '#domain/date/calendar.ts';
import { formatDate } from '#domain/date/day.ts';
import {
  type BenefitsRef,
  selectBenefitPlan,
  selectBenefits,
  selectDay,
  selectDayMessage,
  selectIsBusy,
  selectIsUsing,
  selectPatient,
  selectRefusal,
  selectUsed,
  selectUsedPrice,
} from '#machines/benefits/benefits.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { DatePicker } from '#ui/DateField/DatePicker.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { DiscardQuestion } from '#widgets/shared/DiscardQuestion.tsx';
import * as copy from './copy.ts';

interface UseDialogProps {
  benefits: BenefitsRef;
  timeZone: string;
}

export function UseDialog({ benefits, timeZone }: UseDialogProps) {
  const isOpen = useSelector(benefits, selectIsUsing);
  const used = useSelector(benefits, selectUsed);
  const recipient = useSelector(benefits, selectPatient);
  const summary = useSelector(benefits, selectBenefits);
  return (
    <Dialog
      open={isOpen}
      onClose={() => benefits.send({ type: 'dialog.close' })}
      size="small"
      title={copy.recordTitle(used?.code.description ?? '')}
      initialFocus="[name=procedureDate]"
      description={copy.confirmationWords(recipient, summary)}
    >
      <UseForm benefits={benefits} timeZone={timeZone} />
      <DiscardQuestion form={benefits} />
    </Dialog>
  );
}

function UseForm({ benefits, timeZone }: UseDialogProps) {
  const isBusy = useSelector(benefits, selectIsBusy);
  const refusal = useSelector(benefits, selectRefusal);
  const price = useSelector(benefits, selectUsedPrice);
  return (
    <DialogForm
      onSubmit={() => benefits.send({ type: 'work.confirm' })}
      submit={copy.RECORD}
      busy={isBusy}
      onCancel={() => benefits.send({ type: 'dialog.close' })}
    >
      {price && <p className="tabular">{copy.priceWords(price)}</p>}
      <ProcedureDay benefits={benefits} timeZone={timeZone} />
      {refusal && (
        <div role="alert">
          <Banner tone="danger" title={copy.NOT_RECORDED}>
            {refusal.message}
          </Banner>
        </div>
      )}
    </DialogForm>
  );
}

function ProcedureDay({ benefits, timeZone }: UseDialogProps) {
  const { term, today } = useSelector(benefits, selectBenefitPlan);
  const firstDay = useSelector(benefits, selectBenefits)?.firstDay;
  const day = useSelector(benefits, selectDay);
  return (
    <DatePicker
      {...useField(benefits, 'day')}
      label={copy.SERVICE_DATE}
      name="procedureDate"
      required
      day={isoDateOf(day)}
      from={firstDay ?? term.startDate}
      to={today}
      timeZone={timeZone}
      error={useSelector(benefits, selectDayMessage)}
      readOnly={useSelector(benefits, selectIsBusy)}
      onPick={(picked) => benefits.send({ type: 'field.change', field: 'day', value: formatDate(picked) })}
    />
  );
}
