import type { SnapshotFrom } from 'xstate';
import { model } from '#charts/explore/model.ts';
import type { CodeGroups, CodePage, ProcedureCode } from '#domain/plan/procedure-code.ts';
import { procedureCodesMachine } from '#machines/procedure-codes/procedure-codes.machine.ts';
import { DEFECT, isBroken } from '#tests/support/failures.ts';

type Snapshot = SnapshotFrom<typeof procedureCodesMachine>;

export const NIGHT_GUARD: ProcedureCode = {
  id: '601',
  code: 'X9001',
  description: 'Night guard, second fitting',
  ucrCents: 6000,
  specialtyName: 'General',
  specialtyCode: 'GEN',
  category: 'Appliances',
  isCustom: true,
  version: 1,
  plans: [],
  medianCents: 26_000,
  isUnusual: true,
};
const GROUPS: CodeGroups = {
  specialties: [{ name: 'General', code: 'GEN' }],
  categories: ['Appliances'],
  codes: 30,
  customCodes: 1,
  unusualCodes: 1,
};
export const FOUND_CODES: CodePage = { records: 30, rows: [NIGHT_GUARD], groups: GROUPS };
const NONE: CodePage = { records: 0, rows: [], groups: GROUPS };
export const EVERYTHING = { create: true, update: true, updateStandard: true, delete: true };
const SERVER_DOWN = { error: { status: 503, reason: 'Unavailable', message: 'The server is busy.' } };

const isPlain = ({ context: { filters, fields } }: Snapshot) =>
  filters.category === '' && fields.texts.text === '';

export const procedureCodesModel = model({
  machine: procedureCodesMachine,
  inputs: [{ may: EVERYTHING }],
  events: {
    'field.change': [{ field: 'text', value: 'X90' }],
    'field.blur': [{ field: 'text' }],
    'field.settle': [{}],
    'filter.choose': [{ filter: 'category', value: 'Appliances' }],
    'filters.clear': [{}],
    'sort.choose': [{ sort: { field: 'ucrAmount', order: 'asc' } }],
    'page.choose': [{ page: 2 }],
    'size.choose': [{ pageSize: 50 }],
    'list.reload': [{}],
  },
  outcomes: {
    csvExport: { breaks: DEFECT },
    codeAmounts: { breaks: DEFECT },
    codeForm: { breaks: DEFECT },
    codeImport: { breaks: DEFECT },
    listCodes: { found: { output: FOUND_CODES }, none: { output: NONE }, 'server down': SERVER_DOWN },
  },
  /** The order and the identity of the rows don't affect later steps. */
  abstraction: ({
    context: { sort: _, found, foundFor: __, failure, filters, fields, may: ___, ...context },
  }) => [context, filters.category, fields.texts, found?.records ?? null, failure === null],
  /** A defect in a chart next to the list does not affect the list. */
  isWorthTaking: (snapshot, { label }) =>
    !isBroken(snapshot) && (!label.endsWith('→ breaks') || (snapshot.matches('shown') && isPlain(snapshot))),
  isHome: (snapshot) => snapshot.matches('shown'),
  whyHome: 'It starts by loading the codes, and rests once they are loaded.',
  invariants: {
    'API-17: pages count from 1, and have 25 rows or the chosen number.': ({ context }) =>
      context.page >= 1 && [25, 50].includes(context.pageSize),
    'API-17: every page that is shown exists.': (snapshot) => {
      const { found, page, pageSize } = snapshot.context;
      if (!snapshot.matches('shown')) return true;
      return found !== null && page <= Math.max(1, Math.ceil(found.records / pageSize));
    },
    'API-17: the server is called exactly while the page shows that it is loading.': (snapshot) =>
      snapshot.hasTag('loading') === 'listCodes' in snapshot.children,
    'API-17: a failure is reported exactly where the last request failed.': (snapshot) =>
      snapshot.matches('typing') ||
      (snapshot.context.failure !== null && !isBroken(snapshot)) === snapshot.matches('failed'),
    'MISSION-1: the charts of the download and of changes run with the list.': ({ children }) =>
      children.csvExport !== undefined &&
      children.codeAmounts !== undefined &&
      children.codeForm !== undefined,
  },
});
