import { useSelector } from '@xstate/react';
import type { ChangeKind, FeeField } from '#domain/plan/fee-change.ts';
import { NOTICE_DAYS, type NoticeDays } from '#domain/plan/plan-fee.ts';
import {
  type FeeChangeRef,
  selectFailure,
  selectIsPreviewing,
  selectKind,
  selectLeastNoticeDays,
  selectMessageOf,
  selectNoticeDays,
} from '#machines/fee-change/fee-change.selectors.ts';
import { useField } from '#react/use-field.ts';
import { Banner } from '#ui/Banner/Banner.tsx';
import { DateField } from '#ui/DateField/DateField.tsx';
import { DialogForm } from '#ui/Form/Form.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import * as copy from '../copy.ts';

interface FormProps {
  change: FeeChangeRef;
}

export function FeeChangeForm({ change }: FormProps) {
  const isPreviewing = useSelector(change, selectIsPreviewing);
  const kind = useSelector(change, selectKind);
  return (
    <DialogForm
      onSubmit={() => change.send({ type: 'change.review' })}
      submit={copy.change.REVIEW}
      busy={isPreviewing}
      onCancel={() => change.send({ type: 'dialog.close' })}
      notice={<NotReviewed change={change} />}
    >
      <RadioGroup
        label={copy.change.KIND}
        value={kind}
        disabled={isPreviewing}
        options={[
          { id: 'percent', name: copy.change.BY_PERCENT },
          { id: 'fee', name: copy.change.TO_FEE },
        ]}
        onChoose={(id) => change.send({ type: 'kind.choose', kind: id as ChangeKind })}
      />
      {kind === 'percent' ? <Percent change={change} /> : <NewFee change={change} />}
      <Notice change={change} />
      <DateField
        {...useFeeField(change, 'effectiveDate')}
        label={copy.change.EFFECTIVE}
        hint={copy.change.EFFECTIVE_HINT}
        required
      />
    </DialogForm>
  );
}

function useFeeField(change: FeeChangeRef, field: FeeField) {
  return {
    ...useField(change, field),
    name: field,
    autoComplete: 'off',
    readOnly: useSelector(change, selectIsPreviewing),
    error: useSelector(change, selectMessageOf(field)),
  } as const;
}

const Percent = ({ change }: FormProps) => (
  <TextField
    {...useFeeField(change, 'percent')}
    label={copy.change.PERCENT}
    inputMode="decimal"
    hint={copy.change.PERCENT_HINT}
    required
  />
);

const NewFee = ({ change }: FormProps) => (
  <TextField
    {...useFeeField(change, 'newFee')}
    label={copy.change.NEW_FEE}
    inputMode="decimal"
    start="$"
    required
  />
);

function Notice({ change }: FormProps) {
  const least = useSelector(change, selectLeastNoticeDays);
  const noticeDays = useSelector(change, selectNoticeDays);
  const isPreviewing = useSelector(change, selectIsPreviewing);
  return (
    <RadioGroup
      label={copy.change.NOTICE}
      value={String(noticeDays)}
      disabled={isPreviewing}
      options={NOTICE_DAYS.map((days) => ({
        id: String(days),
        name: copy.change.noticeName(days),
        hint: copy.change.noticeHint(days, least),
      }))}
      onChoose={(id) => change.send({ type: 'notice.choose', noticeDays: Number(id) as NoticeDays })}
    />
  );
}

function NotReviewed({ change }: FormProps) {
  const failure = useSelector(change, selectFailure);
  return (
    failure && (
      <div role="alert">
        <Banner tone="danger" title={copy.change.NOT_REVIEWED}>
          {failure.message}
        </Banner>
      </div>
    )
  );
}
