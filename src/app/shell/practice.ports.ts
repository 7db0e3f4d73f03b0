import { fromPromise } from 'xstate';
import { withPracticeContext } from '#api/practice-context.ts';
import {
  getPracticeLogo,
  getPracticeSettings,
  removePracticeLogo,
  setPracticeLogo,
  setPracticeSettings,
} from '#api/practice-settings.ts';
import { withPracticeFacts } from '#domain/access/staff.ts';
import { PAGES } from '#domain/navigation/routes.ts';
import type { PracticeLogo } from '#domain/practice/practice-logo.ts';
import type { PracticeSettings } from '#domain/practice/practice-settings.ts';
import type { PracticeContext } from '#domain/session/practice-context.ts';
import { formatPhone } from '#domain/text/phone.ts';
import { practiceLogoMachine } from '#machines/practice-logo/practice-logo.machine.ts';
import { practiceSettingsMachine } from '#machines/practice-settings/practice-settings.machine.ts';
import type { SettingsOutcome } from '#machines/practice-settings/practice-settings.types.ts';
import type { Portal } from '../portal.ts';
import { unsavedWork } from './unsaved-work.ts';
import { updateUser } from './update-user.ts';

type Parts = Pick<Portal, 'client' | 'showToast' | 'root'>;

/** Wired for one practice: another practice gets its own chart. */
export function wirePracticeSettings(portal: Parts, place: PracticeContext) {
  const client = withPracticeContext(portal.client, () => place);
  return practiceSettingsMachine.provide({
    actors: {
      loadSettings: fromPromise<PracticeSettings, undefined>(({ signal }) =>
        getPracticeSettings(client, place, signal),
      ),
      saveSettings: fromPromise<SettingsOutcome, PracticeSettings>(({ input }) =>
        setPracticeSettings(client, place, input),
      ),
    },
    actions: {
      showToast: (_, toast) => portal.showToast(toast),
      reportUnsavedWork: unsavedWork(portal, { id: 'practiceSettings', name: PAGES.practice.title }),
      announce: (_, { settings: { timeZone, telephoneNumber } }) => {
        const facts = { timeZone, phone: formatPhone(telephoneNumber) };
        updateUser(portal, (user) => withPracticeFacts(user, place.practiceId, facts));
        portal.root.system.get('support')?.send({ type: 'support.outdated' });
      },
    },
  });
}

/** `chosen` has the file that the user chose last. */
export function wirePracticeLogo(
  portal: Pick<Portal, 'client' | 'showToast'>,
  place: PracticeContext,
  chosen: { current: Blob | null },
) {
  const client = withPracticeContext(portal.client, () => place);
  return practiceLogoMachine.provide({
    actors: {
      loadLogo: fromPromise<PracticeLogo | null, undefined>(({ signal }) =>
        getPracticeLogo(client, place, signal),
      ),
      saveLogo: fromPromise<PracticeLogo, { replaces: string | null }>(async ({ input }) => {
        if (chosen.current === null) throw new Error('No file is chosen.');
        const image = base64Of(new Uint8Array(await chosen.current.arrayBuffer()));
        return setPracticeLogo(client, place, { image, ...input });
      }),
      removeLogo: fromPromise<void, { logoId: string }>(({ input }) =>
        removePracticeLogo(client, { ...place, ...input }),
      ),
    },
    actions: { showToast: (_, toast) => portal.showToast(toast) },
  });
}

const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
