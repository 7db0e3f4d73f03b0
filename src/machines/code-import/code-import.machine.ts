import { assign, sendTo, setup } from 'xstate';
import type { CodeRights } from '#domain/access/code-rights.ts';
import { isRefusal } from '#domain/failure/failure.ts';
import type { Toast } from '#domain/notification/toast.ts';
import {
  canImport,
  type ImportCounts,
  type ImportKind,
  importToast,
  withoutInUse,
} from '#domain/plan/code-import.ts';
import { failureActions, failureGuards, failureIn, reportUnconfirmed } from '../shared/failure.ts';
import { effect, port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type {
  CodeImportContext,
  CodeImportEvent,
  ImportInput,
  PreviewInput,
  PreviewOutput,
} from './code-import.types.ts';

const NO_FILE = { fileName: '', kind: null, page: 1, preview: null, deleteIds: [] };

type Chosen<Type> = { event: Extract<CodeImportEvent, { type: Type }> };

const CHECK_FILE = {
  target: '#codeImport.checking',
  actions: { type: 'storeFile', params: ({ event }: Chosen<'file.choose'>) => event },
} as const;

/** Also valid while the visible preview loads again. */
const previewEvents = {
  'file.choose': CHECK_FILE,
  'kind.choose': {
    target: '#codeImport.rechecking',
    reenter: true,
    actions: ['clearFailure', { type: 'setKind', params: ({ event }: Chosen<'kind.choose'>) => event }],
  },
  'page.choose': {
    target: '#codeImport.rechecking',
    reenter: true,
    actions: ['clearFailure', { type: 'setPage', params: ({ event }: Chosen<'page.choose'>) => event }],
  },
  'missing.toggle': {
    guard: 'canDelete',
    actions: { type: 'toggleMissing', params: ({ event }: Chosen<'missing.toggle'>) => event },
  },
  'dialog.close': '#codeImport.closed',
} as const;

const PREVIEW_FILE = {
  id: 'previewFile',
  src: 'previewFile',
  input: ({ context: { kind, page } }: { context: CodeImportContext }) => ({ kind, page }),
} as const;

const STORE_PREVIEW = {
  target: 'previewing',
  actions: {
    type: 'storePreview',
    params: ({ event }: { event: { output: PreviewOutput } }) => ({ preview: event.output }),
  },
} as const;

export const codeImportMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as CodeImportContext,
    events: {} as CodeImportEvent,
    input: {} as { may: CodeRights },
    tags: {} as 'busy',
  },
  actors: {
    /** Reads the chosen file and sends it to be checked. */
    previewFile: port<PreviewOutput, PreviewInput>('previewFile'),
    importFile: port<ImportCounts, ImportInput>('importFile'),
  },
  guards: {
    /** A selected code no longer exists, or a plan uses it now. */
    isDeletionRefused: ({ event }) => failureIn(event).code === 'procedureCodeInUse',
    ...failureGuards,
    canCreate: ({ context }) => context.may.create,
    canDelete: ({ context }) => context.may.delete,
    canImport: ({ context: { preview, deleteIds } }) => preview !== null && canImport(preview, deleteIds),
  },
  actions: {
    clearFile: assign(NO_FILE),
    storeFile: assign((_, { name }: { name: string }) => ({ ...NO_FILE, fileName: name })),
    setKind: assign((_, { kind }: { kind: ImportKind }) => ({ kind, page: 1 })),
    setPage: assign((_, { page }: { page: number }) => ({ page })),
    storePreview: assign(({ context }, { preview }: { preview: PreviewOutput }) => ({
      preview,
      kind: preview.kind,
      deleteIds: withoutInUse(context.deleteIds, preview),
      failure: context.failure && isRefusal(context.failure) ? context.failure : null,
    })),
    toggleMissing: assign({
      deleteIds: ({ context: { deleteIds } }, { id }: { id: string }) =>
        deleteIds.includes(id) ? deleteIds.filter((each) => each !== id) : [...deleteIds, id],
    }),
    /** An import can change or delete the selected codes. */
    clearSelection: sendTo(actorIn('codeAmounts'), { type: 'selection.clear' }),
    clearDeletions: assign({ deleteIds: [] }),
    ...failureActions,
    showToast: effect<Toast>('showToast'),
    reloadCodes: sendTo(actorIn('procedureCodes'), { type: 'list.reload' }),
  },
}).createMachine({
  id: 'codeImport',
  description: 'Staff import procedure codes from a CSV file, after a preview of what it would change.',
  meta: { requirements: ['API-17', 'API-21', 'PERM-8'] },
  context: ({ input }) => ({ ...input, ...NO_FILE, failure: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'No dialog is open.',
      on: {
        'import.open': { guard: 'canCreate', target: 'choosing', actions: ['clearFile', 'clearFailure'] },
      },
    },
    choosing: {
      description: 'A dialog takes a file, and says why the last one could not be checked.',
      on: {
        'file.choose': CHECK_FILE,
        'dialog.close': 'closed',
      },
    },
    checking: {
      description: 'The server checks the file. Nothing changes, and the user can cancel.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        ...PREVIEW_FILE,
        onDone: STORE_PREVIEW,
        onError: { target: 'choosing', actions: 'storeFailure' },
      },
      on: { 'dialog.close': 'closed' },
    },
    rechecking: {
      description:
        'The server checks the file again, for another kind or page, or after a failure. The preview and its selected codes stay, and so does the message of a refused import.',
      tags: 'busy',
      invoke: {
        ...PREVIEW_FILE,
        onDone: STORE_PREVIEW,
        onError: { target: 'previewing', actions: 'storeFailure' },
      },
      on: previewEvents,
    },
    previewing: {
      description:
        'The dialog shows what the import would do, by kind and page, and why the last request failed. It takes a corrected file.',
      on: {
        ...previewEvents,
        'import.confirm': { guard: 'canImport', target: 'importing' },
        'preview.retry': { target: 'rechecking', actions: 'clearFailure' },
      },
    },
    importing: {
      description:
        'The server stores the codes, all or none. The user can cancel: a canceled import stores nothing, or all if it was too late.',
      tags: 'busy',
      entry: 'clearFailure',
      invoke: {
        id: 'importFile',
        src: 'importFile',
        input: ({ context: { preview, deleteIds } }) => ({
          fingerprint: preview?.fingerprint ?? '',
          deleteIds,
        }),
        onDone: {
          target: 'closed',
          actions: [
            { type: 'showToast', params: ({ event }) => importToast(event.output) },
            'clearSelection',
            'reloadCodes',
          ],
        },
        onError: [
          {
            guard: 'isDeletionRefused',
            target: 'rechecking',
            actions: ['storeFailure', 'clearDeletions'],
          },
          { guard: 'isRefused', target: 'previewing', actions: 'storeFailure' },
          {
            target: 'rechecking',
            actions: [
              'storeFailure',
              reportUnconfirmed('the codes were imported'),
              'clearDeletions',
              'clearSelection',
              'reloadCodes',
            ],
          },
        ],
      },
      // The codes and the preview load again, as after an unknown outcome. They show whether it was too late.
      on: {
        'dialog.close': {
          target: 'rechecking',
          actions: ['clearDeletions', 'clearSelection', 'reloadCodes'],
        },
      },
    },
  },
});
