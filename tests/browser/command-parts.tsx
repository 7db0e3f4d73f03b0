import { onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createActor } from 'xstate';
import { keyPressIn, onKeyDown } from '#app/shell/key-presses.ts';
import type { FoundPatient, FoundPatients } from '#domain/patient/found-patient.ts';
import { commandMenuMachine } from '#machines/command-menu/command-menu.machine.ts';
import type { FindPatientsInput } from '#machines/command-menu/command-menu.setup.ts';
import { shortcutsMachine } from '#machines/shortcuts/shortcuts.machine.ts';
import { ActorsProvider, ShellActorsProvider } from '#react/actors.tsx';
import { CommandLayer } from '#screens/shell/commands/CommandLayer.tsx';
import { CommandOpener } from '#screens/shell/commands/CommandOpener.tsx';
import { BUSY } from '#tests/machines/command-menu.model.ts';
import { type HeldPort, heldPort } from '#tests/support/held-port.ts';
import type { CommandMenuSet } from '#tests/support/pages/command-menu.ts';
import type { ShortcutsSet } from '#tests/support/pages/shortcuts.ts';
import { shows } from '#tests/support/pages/shows.ts';
import type { Stage } from '#tests/support/pages/stage.ts';
import { mount } from './mount.tsx';
import { shellActors } from './shell-parts.tsx';

const DANA = { memberId: '10000001', name: 'Dana Núñez', birthDate: '1986-04-05' };
const MAX = { memberId: '10000002', name: 'Max Quinn', birthDate: '2011-07-14' };

type Actors = Awaited<ReturnType<typeof shellActors>>;

let stopHearing: () => void = () => undefined;

/** The keys of the page, as its shortcuts hear them, until the next part is mounted or the test is over. */
function hearKeys({ commandMenu, shortcuts }: Pick<Actors, 'commandMenu' | 'shortcuts'>): void {
  stopHearing();
  stopHearing = onKeyDown((event) => {
    const press = keyPressIn(event, { isMac: false, hasSingleKeys: true });
    const before = commandMenu.getSnapshot();
    shortcuts.send({ type: 'key.press', press });
    if (commandMenu.getSnapshot() !== before) event.preventDefault();
  });
  onTestFinished(() => stopHearing());
}

function wiredShortcuts(commandMenu: () => Actors['commandMenu']) {
  return createActor(
    shortcutsMachine.provide({
      actions: {
        takeCommand: (_, { shortcut }) => {
          if (shortcut.act.kind === 'sheet') commandMenu().send({ type: 'sheet.open' });
        },
      },
    }),
  ).start();
}

/** The command menu with its button and its sheet; what it asks for ends on command. */
export function commandMenuSet(stage: Stage): CommandMenuSet {
  let recents: HeldPort<readonly FoundPatient[], { practiceId: string | null }> = heldPort();
  let patients: HeldPort<FoundPatients, FindPatientsInput> = heldPort();
  let actors: Actors | null = null;
  const tell = (practiceId: string | null) => actors?.commandMenu.send({ type: 'scope.change', practiceId });
  return {
    async open() {
      recents = heldPort();
      patients = heldPort();
      const machine = commandMenuMachine.provide({
        actors: { loadRecents: recents.logic, findPatients: patients.logic },
        actions: { takeCommand: () => undefined },
      });
      const commandMenu = createActor(machine).start();
      const shortcuts = wiredShortcuts(() => commandMenu);
      actors = { ...(await shellActors('/')), commandMenu, shortcuts };
      mount(
        <ActorsProvider actors={actors}>
          <ShellActorsProvider actors={actors}>
            <CommandOpener />
            <CommandLayer />
          </ShellActorsProvider>
        </ActorsProvider>,
      );
      hearKeys(actors);
    },
    beginWork: async () => tell('p1'),
    endWork: async () => tell(null),
    seesAsked: (asked) =>
      shows(
        stage,
        () => ({
          ...('recents' in asked && { recents: recents.waiting() }),
          ...('patients' in asked && { patients: patients.waiting() }),
        }),
        asked,
      ),
    answer: {
      'loadRecents → known': async () => recents.succeed([DANA]),
      'loadRecents → server down': async () => recents.fail(BUSY),
      'findPatients → somebody': async () => patients.succeed({ patients: [MAX], readAs: 'name max' }),
      'findPatients → nobody': async () => patients.succeed({ patients: [], readAs: 'name max' }),
      'findPatients → server down': async () => patients.fail(BUSY),
    },
  };
}

/** What is said of the shortcuts, beside a field. */
export function shortcutsSet(): ShortcutsSet {
  return {
    async open() {
      const given = await shellActors('/');
      // Its sheet stays closed: a dialog would take the keys.
      const commandMenu = createActor(commandMenuMachine).start();
      const actors = { ...given, commandMenu, shortcuts: wiredShortcuts(() => commandMenu) };
      mount(
        <ActorsProvider actors={actors}>
          <ShellActorsProvider actors={actors}>
            <label>
              Note <input id="note" />
            </label>
            <CommandLayer />
          </ShellActorsProvider>
        </ActorsProvider>,
      );
      hearKeys(actors);
    },
    async press({ key, ctrl, place }) {
      const field = document.getElementById('note');
      if (place === 'field') field?.focus();
      else field?.blur();
      await userEvent.keyboard(ctrl ? `{Control>}${key}{/Control}` : key);
    },
  };
}
