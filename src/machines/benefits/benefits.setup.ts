import { assign, raise, sendTo, setup } from 'xstate';
import {
  type BenefitSummary,
  canAskAgain,
  canUndo,
  isAwaitingAnswer,
  RECHECK_ANSWER_MS,
  requestedBenefit,
} from '#domain/benefit/benefit.ts';
import { canUse, procedureDayMessage } from '#domain/benefit/benefit-rule.ts';
import { formatDate } from '#domain/date/day.ts';
import type { Toast } from '#domain/notification/toast.ts';
import { INPUT_DEBOUNCE_MS } from '#domain/text/field.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { failureGuards, failureIn } from '../shared/failure.ts';
import { fieldActions, unchangedFields, withoutRefusal } from '../shared/form-fields.ts';
import { effect, port, stream } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type {
  BenefitField,
  BenefitsContext,
  BenefitsEvent,
  BenefitsInput,
  ResentRequest,
  UsedBenefit,
} from './benefits.types.ts';

const RULES = { question: FIELDS.search, day: FIELDS.date };

/** Whether the user changed the date of service, which starts with the current day. */
export const isDayChanged = ({ fields, plan }: BenefitsContext): boolean =>
  fields.texts.day !== formatDate(plan.today);

export const benefitsSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as BenefitsContext,
    events: {} as BenefitsEvent,
    input: {} as BenefitsInput,
    tags: {} as 'loading' | 'busy' | 'using' | 'undoing' | 'discarding',
  },
  actors: {
    loadSummary: port<BenefitSummary>('loadSummary'),
    useBenefit: port<void, UsedBenefit>('useBenefit'),
    undoBenefit: port<void, { id: string }>('undoBenefit'),
    resendBenefit: port<ResentRequest, { id: string }>('resendBenefit'),
    /** Sends `benefits.refresh` when the user returns to the page, because the patient may have responded. */
    watchReturns: stream('watchReturns'),
  },
  guards: {
    isLoaded: ({ context: { summary } }) => summary !== null,
    isUsable: ({ context: { plan, summary } }, { code }: { code: string }) => canUse(plan, summary, code),
    isUndoable: ({ context: { summary } }, { id }: { id: string }) => {
      const request = requestedBenefit(summary, id)?.request;
      return request != null && canUndo(request);
    },
    isResendable: ({ context: { summary, patient } }, { id }: { id: string }) => {
      const request = requestedBenefit(summary, id)?.request;
      return request != null && canAskAgain(request, patient, summary);
    },
    isAnswerAwaited: ({ context: { summary } }) => summary !== null && isAwaitingAnswer(summary),
    isDateValid: ({ context: { fields, plan, summary } }) =>
      procedureDayMessage(fields.texts.day, plan, summary) === null,
    isDayChanged: ({ context }) => isDayChanged(context),
    isQuestion: (_, { field }: { field: BenefitField }) => field === 'question',
    ...failureGuards,
  },
  actions: {
    storeSummary: assign((_, { summary }: { summary: BenefitSummary }) => ({ summary, failure: null })),
    storeFailure: assign(({ event }, { of }: { of: 'failure' | 'refusal' }) => ({
      [of]: failureIn(event),
    })),
    clearFailure: assign({ failure: null }),
    ...fieldActions(RULES),
    storeQuestion: assign({ searched: ({ context: { fields } }) => fields.texts.question }),
    /** The date of service follows the day, unless the user has changed it. */
    storeToday: assign(({ context }, { today }: { today: string }) => {
      const { plan, fields } = context;
      const day = isDayChanged(context) ? fields.texts.day : formatDate(today);
      return { plan: { ...plan, today }, fields: { ...fields, texts: { ...fields.texts, day } } };
    }),
    storeCode: assign(({ context: { plan, fields } }, { code }: { code: string }) => ({
      code,
      fields: unchangedFields({ ...fields.texts, day: formatDate(plan.today) }),
      isChecked: false,
    })),
    storeRequest: assign((_, { id }: { id: string }) => ({ requestId: id })),
    startValidation: assign(({ context: { fields } }) => ({
      isChecked: true,
      fields: withoutRefusal(fields),
    })),
    clearRefusal: assign({ refusal: null }),
    reloadSummary: raise({ type: 'benefits.refresh' }),
    /** The overview's activity and the treatment summary show the benefit, too. */
    reloadPatient: sendTo(actorIn('patient'), { type: 'patient.refresh' }),
    printSummary: effect('printSummary'),
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
  },
  delays: { recheckAnswer: RECHECK_ANSWER_MS, debounce: INPUT_DEBOUNCE_MS },
});
