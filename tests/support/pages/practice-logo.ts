import { pageModel } from '#charts/page/page-model.ts';
import * as select from '#machines/practice-logo/practice-logo.selectors.ts';
import { LOGO, OUTDATED, practiceLogoModel } from '#tests/machines/practice-logo.model.ts';
import { STORED } from '#tests/machines/practice-settings.model.ts';
import { BUSY, GONE } from '#tests/support/failures.ts';
import { png } from '#tests/support/images.ts';
import { canDo, chooseFile, type Drive, type SnapshotOf } from './drive.ts';
import { everyState, shows } from './shows.ts';

type Snapshot = SnapshotOf<typeof practiceLogoModel>;

const can = canDo<typeof practiceLogoModel>({
  'logo.load': (snapshot) => snapshot.matches('failed'),
  'file.choose': (snapshot) => snapshot.matches('shown'),
  'logo.remove': (snapshot) => snapshot.matches('shown') && snapshot.context.logo !== null,
  otherwise: (snapshot) => snapshot.matches('confirming'),
});

export const practiceLogoPage = pageModel({
  model: practiceLogoModel,
  scenes: { 'the logo of a practice': { input: undefined, can } },
});

const LOGOS = '/logo';
const IMAGE = png({ width: 60, height: 20 }).toString('base64');
const STORED_IDS = ['12', '13'] as const;

export const drivePracticeLogo: Drive<typeof practiceLogoModel> = async (adapter, harness) => {
  const answer = await harness.pause(LOGOS, ...STORED_IDS.map((id) => `${LOGOS}/${id}`));
  await harness.respondTo('/settings', () => STORED);
  let id: string = LOGO.id;
  const received = (stored: string) => async () => {
    id = stored;
    await answer(LOGOS, 200, { logo: { ...LOGO, id, image: IMAGE } });
  };
  const sees = (snapshot: Snapshot) => {
    const { logo } = snapshot.context;
    const isShown = !snapshot.matches('loading') && !snapshot.matches('failed');
    const phase = snapshot.matches('failed') ? 'failed' : 'loading';
    const isSaving = select.selectIsLogoSaving(snapshot);
    return shows(adapter, readLogo, {
      phase: isShown ? 'shown' : phase,
      hasLogo: isShown && logo !== null,
      isSaving,
      problem: snapshot.matches('loading') || isSaving ? '' : (select.selectLogoProblem(snapshot) ?? ''),
      dialog: select.selectIsRemoveOpen(snapshot) ? 'Remove the logo?' : '',
      isRemoving: select.selectIsRemoving(snapshot),
    });
  };
  return {
    open: () => harness.open('/practice'),
    do: {
      'logo.load': () => adapter.click('button', 'Try again'),
      'file.choose': ({ file }) => adapter.inPage(chooseFile, { name: 'logo', ...file }),
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

function readLogo() {
  const isFailed = dom.words('.practice .banner-title') === 'Couldn’t load the logo';
  const notShown = isFailed ? 'failed' : 'loading';
  return {
    phase: dom.has('.practice-logo') ? 'shown' : notShown,
    hasLogo: dom.has('.practice-image'),
    isSaving: dom.words('.practice .progress-words').includes('Uploading the logo'),
    problem: dom.words(isFailed ? '.practice .banner-words > div' : '.practice .file-drop-error'),
    dialog: dom.words('.dialog-title'),
    isRemoving: dom.has('.dialog [aria-busy=true]'),
  };
}
