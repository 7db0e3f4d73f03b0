import { assign, sendTo, setup } from 'xstate';
import type { CommandAct } from '#domain/navigation/command-act.ts';
import { type FoundPatient, type FoundPatients, isPatientQuery } from '#domain/patient/found-patient.ts';
import { INPUT_DEBOUNCE_MS } from '#domain/text/field.ts';
import { QUERY_FIELDS } from '#domain/text/query-fields.ts';
import { failureIn } from '../shared/failure.ts';
import { type FieldEdit, fieldActions, unchangedFields } from '../shared/form-fields.ts';
import { port } from '../shared/port.ts';
import type { ChartMeta } from '../shared/requirements.ts';
import { actorIn } from '../system.ts';
import type { CommandMenuContext, CommandMenuEvent } from './command-menu.types.ts';

const RULES = { query: QUERY_FIELDS.search };

export const NOTHING_TYPED = { fields: unchangedFields({ query: '' }), found: null, failure: null } as const;

export const NO_RECENTS = { recents: null, nextRecents: null, recentsFailure: null } as const;

export interface FindPatientsInput {
  practiceId: string | null;
  query: string;
}

type MenuPart = 'failure' | 'recentsFailure';

interface Scope {
  practiceId: string | null;
}

export const commandMenuSetup = setup({
  types: {
    meta: {} as ChartMeta,
    context: {} as CommandMenuContext,
    events: {} as CommandMenuEvent,
    tags: {} as 'loading',
  },
  actors: {
    loadRecents: port<readonly FoundPatient[], Scope>('loadRecents'),
    findPatients: port<FoundPatients, FindPatientsInput>('findPatients'),
  },
  guards: {
    isSameScope: ({ context }, { practiceId }: Scope) => context.practiceId === practiceId,
    isAtWork: (_, { practiceId }: Scope) => practiceId !== null,
    isPatientQuery: (_, { value }: FieldEdit<'query'>) => isPatientQuery(value),
    isSheet: (_, { act }: { act: CommandAct }) => act.kind === 'sheet',
  },
  actions: {
    storeScope: assign((_, { practiceId }: Scope) => ({ ...NOTHING_TYPED, ...NO_RECENTS, practiceId })),
    applyEdit: fieldActions(RULES).applyEdit,
    clearFound: assign({ found: null, failure: null }),
    clearQuery: assign({
      ...NOTHING_TYPED,
      recents: ({ context }) => context.nextRecents,
      recentsFailure: null,
    }),
    storeRecents: assign(({ context }, { recents: loaded }: { recents: readonly FoundPatient[] }) => {
      const byId = new Map(loaded.map((patient) => [patient.memberId, patient]));
      const shown = (context.recents ?? []).map((patient) => [patient.memberId, patient] as const);
      return { recents: [...new Map([...shown, ...byId]).values()], nextRecents: loaded };
    }),
    storeFound: assign((_, { found }: { found: FoundPatients }) => ({ found })),
    storeFailure: assign(({ event }, { part }: { part: MenuPart }) => ({
      [part]: failureIn(event),
    })),
    clearFailure: assign((_, { part }: { part: MenuPart }) => ({ [part]: null })),
    dismissHint: sendTo(actorIn('menuHint'), { type: 'hint.dismiss' }),
    runCommand: sendTo(actorIn('shell'), (_, { act }: { act: CommandAct }) => ({
      type: 'command.take' as const,
      act,
    })),
  },
  delays: { debounce: INPUT_DEBOUNCE_MS },
});
