import { assign, setup } from 'xstate';
import type { Failure } from '#domain/failure/failure.ts';
import type { PatientBrief } from '#domain/patient/patient-brief.ts';
import { usualYear, type WantedProcedure } from '#domain/plan/comparison.ts';
import type { OfferedProcedure, PlanOffer } from '#domain/plan/sale.ts';
import { FIELDS } from '#domain/text/fields.ts';
import { failureActions } from '../failure.ts';
import {
  changeField,
  commitField,
  type FieldEdit,
  type FieldEvent,
  type FormFields,
  unchangedFields,
} from '../form-fields.ts';
import { port } from '../port.ts';
import type { ChartMeta } from '../requirements.ts';

export interface ComparedOffers {
  /** Null if the comparison is for no patient. */
  patient: PatientBrief | null;
  offers: readonly PlanOffer[];
  procedures: readonly OfferedProcedure[];
}

export type ComparisonEvent =
  | { type: 'load.retry' }
  | { type: 'procedure.add'; code: string }
  | { type: 'procedure.remove'; code: string }
  | FieldEvent<string>;

export interface ComparisonContext {
  loaded: ComparedOffers | null;
  failure: Failure | null;
  /** From the address. If empty, the usual year of the plans on offer is compared. */
  wanted: readonly WantedProcedure[];
  /** In their order. */
  codes: readonly string[];
  /** A quantity by code. */
  fields: FormFields<string>;
}

const rulesOf = (codes: readonly string[]) =>
  Object.fromEntries(codes.map((code) => [code, FIELDS.quantity]));

function linesOf(wanted: readonly WantedProcedure[], { offers, procedures }: ComparedOffers) {
  const lines = wanted.length > 0 ? wanted : usualYear(offers, procedures);
  const known = lines.filter(({ code }) => procedures.some((each) => each.code === code));
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

export const comparisonMachine = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as ComparisonContext,
    events: {} as ComparisonEvent,
    input: {} as Pick<ComparisonContext, 'wanted'>,
    tags: {} as 'loading',
  },
  actors: { loadOffers: port<ComparedOffers>('loadOffers') },
  actions: {
    storeLoaded: assign(({ context: { wanted } }, { loaded }: { loaded: ComparedOffers }) => ({
      loaded,
      ...linesOf(wanted, loaded),
    })),
    addProcedure: assign(({ context: { codes, fields } }, { code }: { code: string }) => ({
      codes: [...codes.filter((each) => each !== code), code],
      fields: { ...fields, texts: { ...fields.texts, [code]: '1' } },
    })),
    removeProcedure: assign(({ context: { codes } }, { code }: { code: string }) => ({
      codes: codes.filter((each) => each !== code),
    })),
    applyEdit: assign(({ context: { codes, fields } }, edit: FieldEdit<string>) => ({
      fields: changeField(fields, rulesOf(codes), edit),
    })),
    commitField: assign(({ context: { codes, fields } }, event: { field: string }) => ({
      fields: commitField(fields, rulesOf(codes), event),
    })),
    ...failureActions,
  },
}).createMachine({
  id: 'comparison',
  description: 'Staff compare what procedures cost with each plan, in the quantities that they enter.',
  meta: { requirements: ['FRAME-1', 'SCHEMA-6'] },
  context: ({ input }) => ({ ...input, loaded: null, failure: null, codes: [], fields: unchangedFields({}) }),
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
      description: 'The plans could not be loaded, and the page says why.',
      on: { 'load.retry': 'loading' },
    },
    comparing: {
      description: 'The plan that saves most comes first. A procedure without a quantity does not count.',
      on: {
        'procedure.add': { actions: { type: 'addProcedure', params: ({ event }) => event } },
        'procedure.remove': { actions: { type: 'removeProcedure', params: ({ event }) => event } },
        'field.change': { actions: { type: 'applyEdit', params: ({ event }) => event } },
        'field.blur': { actions: { type: 'commitField', params: ({ event }) => event } },
      },
    },
  },
});
