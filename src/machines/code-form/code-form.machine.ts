import { assign, sendTo, setup } from 'xstate';
import { type CodeRights, mayUpdate } from '#domain/access/code-rights.ts';
import type { Toast } from '#domain/notification/toast.ts';
import {
  CODE_RULES,
  codeMessages,
  draftOf,
  isSameCode,
  NEW_CODE,
  textsBefore,
  textsOfCode,
} from '#domain/plan/code-draft.ts';
import { codeDeletedToast, codeGoneToast, codeSavedToast } from '#domain/plan/code-toasts.ts';
import type { ProcedureCode } from '#domain/plan/procedure-code.ts';
import { discardQuestion } from '../shared/discard-question.ts';
import { failureActions, failureGuards, isGone, reportUnconfirmed } from '../shared/failure.ts';
import { fieldActions, fieldBlur, mergeFields, unchangedFields } from '../shared/form-fields.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type { CodeFormContext, CodeFormEvent, CodeOutcome, WantedCode } from './code-form.types.ts';

/** Whether the user typed something that differs from the stored code. */
const isUnsaved = ({ before, fields }: CodeFormContext): boolean =>
  fields.changed.length > 0 && !isSameCode(fields.texts, textsBefore(before));

/** After a 404 the code can be neither saved nor deleted. */
const GONE = {
  guard: 'isGone',
  target: 'closed',
  actions: [
    'storeFailure',
    {
      type: 'showToast',
      params: ({ context }: { context: CodeFormContext }) => codeGoneToast(context.before),
    },
    'deselectCode',
    'reloadCodes',
  ],
} as const;

const EMPTY = { before: null, isOutdated: false, fields: unchangedFields(NEW_CODE), isChecked: false };

export const codeFormMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as CodeFormContext,
    events: {} as CodeFormEvent,
    input: {} as { may: CodeRights },
    tags: {} as 'busy' | 'discarding',
  },
  actors: {
    saveCode: port<CodeOutcome, WantedCode>('saveCode'),
    deleteCode: port<void, { codeId: string }>('deleteCode'),
  },
  guards: {
    canAdd: ({ context }) => context.may.create,
    canEdit: ({ context }, { code }: { code: ProcedureCode }) => mayUpdate(context.may, [code]),
    canDelete: ({ context }, { code }: { code: ProcedureCode }) => context.may.delete && code.isCustom,
    isUnsaved: ({ context }) => isUnsaved(context),
    isValid: ({ context }) => Object.keys(codeMessages(context.fields.texts)).length === 0,
    isStale: (_, { outcome }: { outcome: CodeOutcome }) => outcome.kind === 'stale',
    isGone: ({ context, event }) => context.before !== null && isGone({ event }),
    ...failureGuards,
  },
  actions: {
    openNew: assign(EMPTY),
    openCode: assign((_, { code }: { code: ProcedureCode }) => ({
      ...EMPTY,
      before: code,
      fields: unchangedFields(textsOfCode(code)),
    })),
    ...fieldActions(CODE_RULES),
    startValidation: assign({ isChecked: true }),
    /** From now on, saving overwrites the stored values that the user has seen. */
    mergeStored: assign(
      ({ context: { before, fields } }, { outcome: { code } }: { outcome: CodeOutcome }) => ({
        before: code,
        fields: mergeFields(fields, textsBefore(before), textsOfCode(code)),
        isOutdated: true,
      }),
    ),
    ...failureActions,
    reportUnsavedWork: effect<{ isUnsaved: boolean }>('reportUnsavedWork'),
    showToast: effect<Toast>('showToast'),
    reloadCodes: sendTo(actorIn('procedureCodes'), { type: 'list.reload' }),
    /** The list loads only its current page, which may not have the code. */
    refreshSelection: sendTo(
      actorIn('codeAmounts'),
      (_, { outcome: { code } }: { outcome: CodeOutcome }) => ({ type: 'codes.refresh', codes: [code] }),
    ),
    deselectCode: sendTo(actorIn('codeAmounts'), ({ context: { before } }) => ({
      type: 'rows.select',
      codes: before === null ? [] : [before],
      isSelected: false,
    })),
  },
}).createMachine({
  id: 'codeForm',
  description: 'Staff add, change and delete a procedure code.',
  meta: { requirements: ['API-17', 'PERM-8'] },
  context: ({ input }) => ({ ...input, ...EMPTY, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog is open.',
      entry: { type: 'reportUnsavedWork', params: { isUnsaved: false } },
      on: {
        'code.add': { guard: 'canAdd', target: 'writing', actions: ['openNew', 'clearFailure'] },
        'code.edit': {
          guard: { type: 'canEdit', params: ({ event }) => event },
          target: 'writing',
          actions: [{ type: 'openCode', params: ({ event }) => event }, 'clearFailure'],
        },
        'code.delete': {
          guard: { type: 'canDelete', params: ({ event }) => event },
          target: 'confirming',
          actions: [{ type: 'openCode', params: ({ event }) => event }, 'clearFailure'],
        },
      },
    },
    writing: {
      description: 'A dialog has the fields of the code, and shows what another user stored since it opened.',
      meta: { requirements: ['FIELD-1'] },
      on: {
        'field.change': {
          actions: [
            { type: 'applyEdit', params: ({ event }) => event },
            { type: 'reportUnsavedWork', params: ({ context }) => ({ isUnsaved: isUnsaved(context) }) },
          ],
        },
        'field.blur': fieldBlur,
        'code.save': [{ guard: 'isValid', target: 'saving' }, { actions: 'startValidation' }],
        'dialog.close': [{ guard: 'isUnsaved', target: 'discarding' }, { target: 'closed' }],
      },
    },
    discarding: discardQuestion({ kept: 'writing', discarded: 'closed' }),
    saving: {
      description:
        'Saves the code. The dialog stays open until the server responds. After a failure, the codes load again, because the code may have been saved.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'saveCode',
        src: 'saveCode',
        input: ({ context: { fields, before } }) => ({ draft: draftOf(fields.texts), before }),
        onDone: [
          {
            guard: { type: 'isStale', params: ({ event }) => ({ outcome: event.output }) },
            target: 'writing',
            actions: [
              { type: 'mergeStored', params: ({ event }) => ({ outcome: event.output }) },
              'reloadCodes',
            ],
          },
          {
            target: 'closed',
            actions: [
              { type: 'showToast', params: ({ event }) => codeSavedToast(event.output.code) },
              { type: 'refreshSelection', params: ({ event }) => ({ outcome: event.output }) },
              'reloadCodes',
            ],
          },
        ],
        onError: [GONE, { target: 'writing', actions: ['storeFailure', 'reloadCodes'] }],
      },
    },
    confirming: {
      description: 'A confirmation names the code to delete, and says why it could not be deleted.',
      on: { 'delete.confirm': 'deleting', 'dialog.close': 'closed' },
    },
    deleting: {
      description: 'Deletes the code. The confirmation stays open until the server responds.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'deleteCode',
        src: 'deleteCode',
        input: ({ context }) => ({ codeId: context.before?.id ?? '' }),
        onDone: {
          target: 'closed',
          actions: [
            { type: 'showToast', params: ({ context }) => codeDeletedToast(context.before) },
            'deselectCode',
            'reloadCodes',
          ],
        },
        onError: [
          GONE,
          { guard: 'isRefused', target: 'confirming', actions: 'storeFailure' },
          {
            target: 'closed',
            actions: [
              'storeFailure',
              reportUnconfirmed('the code was deleted'),
              'deselectCode',
              'reloadCodes',
            ],
          },
        ],
      },
    },
  },
});
