import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { findPatients, getRecentPatients } from '#api/found-patients.ts';
import { dayIn } from '#domain/date/day.ts';
import type { FoundPatient, FoundPatients } from '#domain/patient/found-patient.ts';
import { filtersOfText, patientQueryWords, readPatientQuery } from '#domain/patient/patient-query.ts';
import type { appearanceMachine } from '#machines/appearance/appearance.machine.ts';
import { selectAppearance } from '#machines/appearance/appearance.selectors.ts';
import { commandMenuMachine } from '#machines/command-menu/command-menu.machine.ts';
import type { FindPatientsInput } from '#machines/command-menu/command-menu.setup.ts';
import type { SessionRef } from '#machines/session/session.selectors.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import { type ShortcutsRef, selectIsShortcut } from '#machines/shortcuts/shortcuts.selectors.ts';
import { isMac } from '#ui/CommandMenu/is-mac.ts';
import type { Portal } from '../portal.ts';
import { keyPressIn, onKeyDown, searchBoxIn } from './key-presses.ts';

export function wireCommandMenu(portal: Pick<Portal, 'client' | 'browser'>, session: SessionRef) {
  return commandMenuMachine.provide({ actors: menuPorts(portal, session) });
}

export function wireShortcuts() {
  return shortcutsMachine.provide({
    actors: {
      watchKeys: fromCallback(({ sendBack, system }) => {
        const appearance: ActorRefFrom<typeof appearanceMachine> = system.get('appearance');
        const shortcuts: ShortcutsRef = system.get('shortcuts');
        return onKeyDown((event) => {
          const hasSingleKeys = selectAppearance(appearance.getSnapshot()).keys === 'all';
          const press = keyPressIn(event, {
            isMac: isMac(),
            hasSingleKeys,
            hasSearchBox: searchBoxIn(event) !== null,
          });
          // The browser ignores a key that is a shortcut of the portal.
          if (selectIsShortcut(press)(shortcuts.getSnapshot())) event.preventDefault();
          sendBack({ type: 'key.press', press });
        });
      }),
    },
  });
}

function menuPorts({ client, browser }: Pick<Portal, 'client' | 'browser'>, session: SessionRef) {
  /** YYYY-MM-DD in the practice's time zone. */
  const today = () => dayIn(selectCurrentPractice(session.getSnapshot())?.timeZone ?? 'UTC', browser.now());
  return {
    loadRecents: fromPromise<readonly FoundPatient[], { practiceId: string | null }>(({ input, signal }) =>
      getRecentPatients(client, input.practiceId ?? '', signal),
    ),

    findPatients: fromPromise<FoundPatients, FindPatientsInput>(async ({ input, signal }) => {
      const day = today();
      const filters = filtersOfText(input.query, day);
      const readAs = patientQueryWords(readPatientQuery(input.query, day));
      if (filters === null) return { patients: [], readAs };
      return { ...(await findPatients(client, input.practiceId ?? '', filters, signal)), readAs };
    }),
  };
}
