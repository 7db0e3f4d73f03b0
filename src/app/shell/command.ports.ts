import { createActor, fromPromise } from 'xstate';
import { findPatients, getRecentPatients } from '#api/found-patients.ts';
import type { FoundPatient, FoundPatients } from '#domain/patient/found-patient.ts';
import { filtersOfQuery, patientQueryWords, readPatientQuery } from '#domain/patient/patient-query.ts';
import { commandMenuMachine } from '#machines/command-menu/command-menu.machine.ts';
import type { FindPatientsInput } from '#machines/command-menu/command-menu.setup.ts';
import type { SessionRef } from '#machines/session/session.selectors.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import type { ShellActors } from '#react/actors.tsx';
import { isMac } from '#ui/CommandMenu/is-mac.ts';
import type { Portal } from '../portal.ts';
import { keyPressIn, onKeyDown } from './key-presses.ts';
import { takeCommand } from './take-command.ts';
import { tellScope } from './tell-session.ts';

type Hearers = Pick<ShellActors, 'leaving' | 'look' | 'profile' | 'password' | 'support' | 'notifications'>;

/** The command menu and the shortcuts, with every port provided, and whom they hear. */
export function wireCommands(portal: Portal, session: SessionRef, hearers: Hearers) {
  const menuMachine = commandMenuMachine.provide({
    actors: menuPorts(portal, session),
    actions: { takeCommand: (_, { act }) => takeCommand(act, hearers) },
  });
  const commandMenu = createActor(menuMachine);
  let isTaken = false;
  const shortcutsMachineHere = shortcutsMachine.provide({
    actions: {
      takeShortcut: (_, { shortcut }) => {
        if (shortcut === null) return;
        isTaken = true;
        if (shortcut.act.kind === 'menu') commandMenu.send({ type: 'menu.open' });
        else if (shortcut.act.kind === 'sheet') commandMenu.send({ type: 'sheet.open' });
        else takeCommand(shortcut.act, hearers);
      },
    },
  });
  const shortcuts = createActor(shortcutsMachineHere);

  /** A key that does something here does nothing else. */
  function press(event: KeyboardEvent): void {
    isTaken = false;
    const hasSingleKeys = hearers.look.getSnapshot().context.look.keys === 'all';
    shortcuts.send({ type: 'key.press', press: keyPressIn(event, { isMac: isMac(), hasSingleKeys }) });
    if (isTaken) event.preventDefault();
  }

  function listen(): () => void {
    const stops = [tellScope(session, commandMenu), onKeyDown(press)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  return { actors: { commandMenu, shortcuts }, machines: [menuMachine, shortcutsMachineHere], listen };
}

function menuPorts({ client, browser }: Portal, session: SessionRef) {
  /** The day in the practice, as YYYY-MM-DD. */
  const today = () => {
    const timeZone = selectCurrentPractice(session.getSnapshot())?.timeZone ?? 'UTC';
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(browser.now());
  };
  return {
    loadRecents: fromPromise<readonly FoundPatient[], { practiceId: string | null }>(({ input, signal }) =>
      getRecentPatients(client, input.practiceId ?? '', signal),
    ),

    findPatients: fromPromise<FoundPatients, FindPatientsInput>(async ({ input, signal }) => {
      const query = readPatientQuery(input.query, today());
      const filters = filtersOfQuery(query);
      const readAs = patientQueryWords(query);
      if (filters === null) return { patients: [], readAs };
      return {
        patients: await findPatients(client, input.practiceId ?? '', filters, signal),
        readAs,
      };
    }),
  };
}
