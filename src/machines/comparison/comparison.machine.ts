import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import type { PatientBrief } from '#domain/patient/patient-brief.ts';
import type { WantedProcedure } from '#domain/plan/comparison.ts';
import type { OfferedProcedure, PlanOffer } from '#domain/plan/sale.ts';
import { firstYear, type VisitYearId, visitYears } from '#domain/plan/visit-years.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { failureActions } from '../shared/failure.ts';
import {
  changeField,
  commitField,
  type FieldEdit,
  type FieldEvent,
  type FormFields,
  fieldEvents,
  unchangedFields,
} from '../shared/form-fields.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';

export interface ComparedOffers {
  /** Null if the comparison is for no patient. */
  patient: PatientBrief | null;
  offers: readonly PlanOffer[];
  procedures: readonly OfferedProcedure[];
  /** What the patient had in the last 12 months. */
  past: readonly WantedProcedure[];
}

export type ComparisonEvent =
  | { type: 'load.retry' }
  | { type: 'year.choose'; year: VisitYearId }
  | { type: 'procedure.add'; code: string }
  | { type: 'procedure.remove'; code: string }
  | { type: 'plans.showAll' }
  | { type: 'plans.showBest' }
  | FieldEvent<string>;

export interface ComparisonContext {
  loaded: ComparedOffers | null;
  failure: Failure | null;
  /** From the address. If empty, a year of visits that fits the patient is compared. */
  wanted: readonly WantedProcedure[];
  today: string;
  /** Null if the user changed the visits, or if they are from the address. */
  year: VisitYearId | null;
  /** In their order. */
  codes: readonly string[];
  /** A quantity by code. */
  fields: FormFields<string>;
}

const rulesOf = (codes: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [code, FIELDS.quantity]));

/** The visits to compare by, without procedures that the practice doesn't have. */
function comparedBy(wanted: readonly WantedProcedure[], { procedures }: ComparedOffers) {
  const known = wanted.filter(({ code }) => procedures.some((each) => each.code === code));
  return {
    codes: [...new Set(known.map(({ code }) => code))],
    fields: unchangedFields(
      Object.fromEntries(known.map(({ code, quantity }) => [code, String(quantity)])) as Record<
        string,
        string
      >,
    ),
  };
}

function firstVisits({ wanted, today }: ComparisonContext, loaded: ComparedOffers) {
  if (wanted.length > 0) return { year: null, ...comparedBy(wanted, loaded) };
  const year = firstYear(visitYears(loaded, today));
  return { year: year?.id ?? null, ...comparedBy(year?.lines ?? [], loaded) };
}

export const comparisonMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ComparisonContext,
    events: {} as ComparisonEvent,
    input: {} as Pick<ComparisonContext, 'wanted' | 'today'>,
    tags: {} as 'loading',
  },
  actors: { loadOffers: port<ComparedOffers>('loadOffers') },
  actions: {
    storeLoaded: assign(({ context }, { loaded }: { loaded: ComparedOffers }) => ({
      loaded,
      ...firstVisits(context, loaded),
    })),
    chooseYear: assign(({ context: { loaded, today } }, { year }: { year: VisitYearId }) => {
      const chosen = loaded && visitYears(loaded, today).find(({ id }) => id === year);
      return chosen ? { year, ...comparedBy(chosen.lines, loaded) } : {};
    }),
    addProcedure: assign(({ context: { codes, fields } }, { code }: { code: string }) => ({
      year: null,
      codes: [...codes.filter((each) => each !== code), code],
      fields: { ...fields, texts: { ...fields.texts, [code]: '1' } },
    })),
    removeProcedure: assign(({ context: { codes } }, { code }: { code: string }) => ({
      year: null,
      codes: codes.filter((each) => each !== code),
    })),
    applyEdit: assign(({ context: { codes, fields } }, edit: FieldEdit<string>) => ({
      year: null,
      fields: changeField(fields, rulesOf(codes), edit),
    })),
    commitField: assign(({ context: { codes, fields } }, event: { field: string }) => ({
      fields: commitField(fields, rulesOf(codes), event),
    })),
    ...failureActions,
  },
}).createMachine({
  id: 'comparison',
  description: 'Staff compare what a year of visits costs with each plan, and change the visits.',
  meta: { requirements: ['FRAME-1', 'SCHEMA-6'] },
  context: ({ input }) => ({
    ...input,
    loaded: null,
    failure: null,
    year: null,
    codes: [],
    fields: unchangedFields({}),
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'Loads the plans and the procedures of the practice.',
      tags: 'loading',
      entry: 'clearFailure',
      invoke: {
        id: 'loadOffers',
        src: 'loadOffers',
        onDone: {
          target: 'comparing',
          actions: { type: 'storeLoaded', params: ({ event }) => ({ loaded: event.output }) },
        },
        onError: { target: 'failed', actions: 'storeFailure' },
      },
    },
    failed: {
      description: 'The plans could not be loaded, and the page shows the reason.',
      on: { 'load.retry': 'loading' },
    },
    comparing: {
      description: 'The plan that saves most comes first. A procedure without a quantity does not count.',
      on: {
        'year.choose': { actions: { type: 'chooseYear', params: ({ event }) => event } },
        'procedure.add': { actions: { type: 'addProcedure', params: ({ event }) => event } },
        'procedure.remove': { actions: { type: 'removeProcedure', params: ({ event }) => event } },
        ...fieldEvents,
      },
      initial: 'best',
      states: {
        best: {
          description: 'Shows the plans that save money, but at least three and at most six.',
          on: { 'plans.showAll': 'all' },
        },
        all: {
          description: 'Shows every plan.',
          on: { 'plans.showBest': 'best' },
        },
      },
    },
  },
});
