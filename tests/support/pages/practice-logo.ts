import type { SnapshotFrom } from 'xstate';
import type { Step } from '#charts/explore/model.ts';
import { pageModel } from '#charts/page/page-model.ts';
import type { practiceLogoMachine } from '#machines/practice-logo/practice-logo.machine.ts';
import {
  selectIsLogoSaving,
  selectIsRemoveOpen,
  selectIsRemoving,
  selectLogoProblem,
} from '#machines/practice-logo/practice-logo.selectors.ts';
import { GONE, LOGO, OUTDATED, practiceLogoModel } from '#tests/machines/practice-logo.model.ts';
import { STORED } from '#tests/machines/practice-settings.model.ts';
import { BUSY } from '#tests/support/desk.ts';
import { png } from '#tests/support/images.ts';
import type { Drive } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotFrom<typeof practiceLogoMachine>;

function can(snapshot: Snapshot, { event, kind }: Step): boolean {
  if (kind !== 'event') return true;
  switch (event.type) {
    case 'logo.load':
      return snapshot.matches('failed');
    case 'file.choose':
      return snapshot.matches('shown');
    case 'logo.remove':
      return snapshot.matches('shown') && snapshot.context.logo !== null;
    default:
      return snapshot.matches('confirming');
  }
}

export const practiceLogoPage = pageModel({
  model: practiceLogoModel,
  scenes: { 'the logo of a practice': { input: undefined, can } },
  notOnPage: [],
});

const LOGOS = '/logo';
const IMAGE = png({ width: 60, height: 20 }).toString('base64');
const STORED_IDS = ['12', '13'] as const;

export const drivePracticeLogo: Drive<typeof practiceLogoMachine> = async (adapter, desk) => {
  const answer = await desk.hold(LOGOS, ...STORED_IDS.map((id) => `${LOGOS}/${id}`));
  await desk.tell('/settings', () => STORED);
  let id: string = LOGO.id;
  const received = (stored: string) => async () => {
    id = stored;
    await answer(LOGOS, 200, { logo: { ...LOGO, id, image: IMAGE } });
  };
  const sees = (snapshot: Snapshot) => {
    const { logo } = snapshot.context;
    const isShown = !snapshot.matches('loading') && !snapshot.matches('failed');
    const phase = snapshot.matches('failed') ? 'failed' : 'loading';
    const isSaving = selectIsLogoSaving(snapshot);
    return shows(adapter, readLogo, {
      phase: isShown ? 'shown' : phase,
      hasLogo: isShown && logo !== null,
      isSaving,
      problem: snapshot.matches('loading') || isSaving ? '' : (selectLogoProblem(snapshot) ?? ''),
      dialog: selectIsRemoveOpen(snapshot) ? 'Remove the logo?' : '',
      isRemoving: selectIsRemoving(snapshot),
    });
  };
  return {
    ...adapter,
    open: () => desk.open('/practice'),
    do: {
      'logo.load': () => adapter.click('button', 'Try again'),
      'file.choose': ({ file }) => adapter.inPage(chooseFile, file),
      'logo.remove': () => adapter.click('button', 'Remove logo'),
      'remove.confirm': () => adapter.click('button', 'Remove logo'),
      'dialog.close': () => adapter.press('Escape'),
    },
    answer: {
      'loadLogo → none': () => answer(LOGOS, 200, { logo: null }),
      'loadLogo → one': received('12'),
      'loadLogo → server down': () => answer(LOGOS, 503, BUSY),
      'saveLogo → saved': received('13'),
      'saveLogo → changed by another user': () => answer(LOGOS, 409, OUTDATED),
      'saveLogo → server down': () => answer(LOGOS, 503, BUSY),
      'removeLogo → removed': () => answer(`${LOGOS}/${id}`, 200, {}),
      'removeLogo → removed by another user': () => answer(`${LOGOS}/${id}`, 404, GONE),
      'removeLogo → server down': () => answer(`${LOGOS}/${id}`, 503, BUSY),
    },
    see: everyState(practiceLogoPage, sees),
  };
};

function chooseFile({ type, size }: { type: string; size: number }): void {
  const input = document.querySelector<HTMLInputElement>('.file-drop-input');
  if (input === null) throw new Error('There is no field for a file');
  const files = new DataTransfer();
  files.items.add(new File(['x'.repeat(size)], 'logo', { type }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function readLogo() {
  const words = (selector: string) => document.querySelector<HTMLElement>(selector)?.innerText ?? '';
  const isFailed = words('.practice .banner-title') === 'Couldn’t load the logo';
  const notShown = isFailed ? 'failed' : 'loading';
  const isShown = document.querySelector('.practice-logo') !== null;
  return {
    phase: isShown ? 'shown' : notShown,
    hasLogo: document.querySelector('.practice-image') !== null,
    isSaving: words('.practice .progress-words').includes('Uploading the logo'),
    problem: isFailed ? words('.practice .banner-words > div') : words('.practice .file-drop-error').trim(),
    dialog: words('.dialog-title'),
    isRemoving: document.querySelector('.dialog [aria-busy=true]') !== null,
  };
}
