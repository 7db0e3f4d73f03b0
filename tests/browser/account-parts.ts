import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import type { StaffUser } from '#domain/access/staff.ts';
import type { SupportInformation } from '#domain/access/support.ts';
import { DEFAULT_LOOK, type Look, lookAttributes } from '#domain/session/look.ts';
import type { PasswordChange } from '#domain/session/password-change.ts';
import { lookMachine } from '#machines/look/look.machine.ts';
import { passwordChangeMachine } from '#machines/password-change/password-change.machine.ts';
import { selectCurrentPractice } from '#machines/session/session-scope.selectors.ts';
import { supportMachine } from '#machines/support/support.machine.ts';
import { type HeldPort, heldPort } from '#tests/support/held-port.ts';
import type { LookSet } from '#tests/support/pages/look.ts';
import type { PasswordChangeSet } from '#tests/support/pages/password-change.ts';
import { shows } from '#tests/support/pages/shows.ts';
import type { Stage } from '#tests/support/pages/stage.ts';
import { DOWN, REFUSED, type SupportSet } from '#tests/support/pages/support.ts';
import { staffUser } from '#tests/support/staff-user.ts';
import { supportInformation } from '#tests/support/support-information.ts';
import { mountShell, shellActors } from './shell-parts.tsx';

const WIDTH = 1440;

function show(look: Look): void {
  const { documentElement: root } = document;
  for (const [name, value] of Object.entries(lookAttributes(look))) {
    if (value === null) root.removeAttribute(name);
    else root.setAttribute(name, value);
  }
}

/** The shell of somebody whose look is stored nowhere but here. */
export function lookSet(stage: Stage): LookSet {
  let stored: Look | 'nothing' | 'refused' = 'nothing';
  let isFull = false;
  let tellUser: () => void = () => undefined;
  onTestFinished(() => show(DEFAULT_LOOK));
  return {
    async open() {
      await page.viewport(WIDTH, 900);
      [stored, isFull] = ['nothing', false];
      show(DEFAULT_LOOK);
      const machine = lookMachine.provide({
        actors: {
          loadLook: fromPromise<Look, { userId: string | null }>(async () => {
            if (stored === 'refused') throw new DOMException('Refused');
            return stored === 'nothing' ? DEFAULT_LOOK : stored;
          }),
          saveLook: fromPromise<void, { userId: string | null; look: Look }>(async () => {
            if (isFull) throw new DOMException('Refused', 'QuotaExceededError');
          }),
        },
        actions: { showLook: (_, look) => show(look) },
      });
      const look = createActor(machine).start();
      tellUser = () => look.send({ type: 'user.change', userId: 'ann' });
      mountShell({ ...(await shellActors('/')), look });
    },
    keep: async (given) => {
      stored = given;
    },
    async tellUser() {
      tellUser();
      await stage.click('button', /^Account of/);
      await stage.click('menuitem', 'View Profile');
      await expect.element(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();
    },
    setStorageFull: async (full) => {
      isFull = full;
    },
  };
}

/** The shell; the server decides about the change of the password on command. */
export function passwordChangeSet(stage: Stage): PasswordChangeSet {
  let change: HeldPort<{ message: string }, PasswordChange> = heldPort();
  let holdsWork = () => false;
  const refuse = (field: string, message: string) => async () =>
    change.fail({ status: 400, reason: 'Bad Request', message, validationErrors: [{ field, message }] });
  return {
    async open() {
      await page.viewport(WIDTH, 900);
      change = heldPort();
      const password = passwordChangeMachine.provide({ actors: { changePassword: change.logic } });
      const actors = await shellActors('/', { charts: { password } });
      holdsWork = () => actors.leaving.getSnapshot().matches({ work: 'unsaved' });
      mountShell(actors);
    },
    seesUnsaved: (isUnsaved) => shows(stage, () => holdsWork(), isUnsaved),
    answer: {
      changed: async () => change.succeed({ message: 'Password changed successfully' }),
      'wrong password': refuse('currentPassword', 'The current password is wrong.'),
      'easy to guess': refuse('newPassword', 'The new password is too easy to guess.'),
      'too often': async () =>
        change.fail({ status: 429, reason: 'Too Many Requests', message: 'Too many attempts.' }),
    },
  };
}

/** The shell; the server tells whom to ask on command. */
export function supportSet(): SupportSet {
  let load: HeldPort<SupportInformation, { practiceId: string | null }> = heldPort();
  let showTo: (user: StaffUser) => Promise<void> = async () => undefined;
  return {
    async open(hasPractice) {
      await page.viewport(WIDTH, 900);
      load = heldPort();
      const { toastQueue } = await shellActors('/');
      const machine = supportMachine.provide({
        actors: { loadSupport: load.logic },
        actions: { showToast: (_, toast) => toastQueue.send({ type: 'toast.push', toast }) },
      });
      const support = createActor(machine, { input: { practiceId: null } }).start();
      showTo = async (user) => {
        const actors = await shellActors('/', { user });
        const change = () => {
          const practice = selectCurrentPractice(actors.session.getSnapshot());
          if (practice) support.send({ type: 'practice.change', practiceId: practice.id });
        };
        change();
        actors.session.subscribe(change);
        mountShell({ ...actors, toastQueue, support });
      };
      await showTo(hasPractice ? staffUser() : staffUser({ organizations: [] }));
    },
    assignPractice: () => showTo(staffUser()),
    leavePractice: () => undefined,
    isAsking: async () => load.waiting() > 0,
    answer: {
      loaded: async () => load.succeed(supportInformation()),
      refused: async () => load.fail(REFUSED),
      'server down': async () => load.fail(DOWN),
    },
  };
}
