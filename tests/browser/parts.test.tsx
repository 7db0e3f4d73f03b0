import { describe, expect, it, onTestFinished } from 'vitest';
import { FreshPage } from '#screens/shared/FreshPage.tsx';
import { commandMenuPage, driveCommandMenu } from '#tests/support/pages/command-menu.ts';
import { dialogPage, driveDialog } from '#tests/support/pages/dialog.ts';
import { drawerPage, driveDrawer } from '#tests/support/pages/drawer.ts';
import { driveHostedFields, hostedFieldsPage } from '#tests/support/pages/hosted-fields.ts';
import { driveLeaving, leavingPage } from '#tests/support/pages/leaving.ts';
import { driveLogin, loginPage } from '#tests/support/pages/login.ts';
import { driveLook, lookPage } from '#tests/support/pages/look.ts';
import { drivePageInitialState, pageInitialStatePage } from '#tests/support/pages/page-initial-state.ts';
import { drivePasswordChange, passwordChangePage } from '#tests/support/pages/password-change.ts';
import { drivePatientSearch, patientSearchPage } from '#tests/support/pages/patient-search.ts';
import { driveSessionEnd, sessionEndPage } from '#tests/support/pages/session-end.ts';
import { driveShortcuts, shortcutsPage } from '#tests/support/pages/shortcuts.ts';
import { driveSupport, supportPage } from '#tests/support/pages/support.ts';
import { driveTextField, textFieldPage } from '#tests/support/pages/text-field.ts';
import { driveToastQueue, toastQueuePage } from '#tests/support/pages/toast-queue.ts';
import { lookSet, passwordChangeSet, supportSet } from './account-parts.ts';
import { hostedFieldsSet } from './card-parts.tsx';
import { commandMenuSet, shortcutsSet } from './command-parts.tsx';
import { leavingSet } from './leaving-part.tsx';
import { loginSet, toastSet } from './login-parts.tsx';
import { mount } from './mount.tsx';
import { patientSearchSet } from './search-part.tsx';
import { sessionEndSet } from './session-end-part.tsx';
import { dialogSet, drawerSet } from './shell-parts.tsx';
import { mountedStage } from './stage.ts';
import { walkMounted } from './walk-mounted.ts';

describe('a part that is mounted alone walks the same tours as the built page', () => {
  it('LOGIN-2, LOGIN-5, LOGIN-7: the login form', async () => {
    const stage = mountedStage();
    await walkMounted(loginPage, driveLogin(stage, loginSet(stage)));
  });

  it('FIELD-1, FIELD-2: the email field of a login form', async () => {
    const stage = mountedStage();
    await walkMounted(textFieldPage, driveTextField(stage, loginSet(stage)));
  });

  it('TOAST-1: the toasts', async () => {
    await walkMounted(toastQueuePage, driveToastQueue(mountedStage(), toastSet()));
  });

  it('DIALOG-2: a dialog', async () => {
    const stage = mountedStage();
    await walkMounted(dialogPage, driveDialog(stage, dialogSet(stage)));
  });

  it('LAYOUT-1, LAYOUT-4, LAYOUT-5: the drawer of the shell', async () => {
    await walkMounted(drawerPage, driveDrawer(mountedStage(), drawerSet()));
  });

  it('SESSION-6: the notice of a session that is about to end', async () => {
    await walkMounted(sessionEndPage, driveSessionEnd(mountedStage(), sessionEndSet()));
  });

  it('FRAME-5, SCHEMA-2, SCHEMA-5: the card fields', async () => {
    await walkMounted(hostedFieldsPage, driveHostedFields(mountedStage(), hostedFieldsSet()));
  });

  it('SESSION-2, SESSION-5, API-5: the command menu', async () => {
    const stage = mountedStage();
    await walkMounted(commandMenuPage, driveCommandMenu(stage, commandMenuSet(stage)));
  });

  it('ROUTE-8: the shortcuts, and what is said of the first key of two', async () => {
    await walkMounted(shortcutsPage, driveShortcuts(mountedStage(), shortcutsSet()));
  });

  it('SESSION-2: the question before unsaved work is left', async () => {
    await walkMounted(leavingPage, driveLeaving(mountedStage(), leavingSet()));
  });

  it('API-5, FIELD-1, FIELD-2: the patient search', async () => {
    const stage = mountedStage();
    await walkMounted(patientSearchPage, drivePatientSearch(stage, patientSearchSet(stage)));
  });

  it('CONST-1: how the portal looks', async () => {
    const stage = mountedStage();
    await walkMounted(lookPage, driveLook(stage, lookSet(stage)));
  });

  it('LAYOUT-8, LOGIN-4: changing the password', async () => {
    const stage = mountedStage();
    await walkMounted(passwordChangePage, drivePasswordChange(stage, passwordChangeSet(stage)));
  });

  it('LAYOUT-7, LAYOUT-8, ERR-2: the support widget', async () => {
    await walkMounted(supportPage, driveSupport(mountedStage(), supportSet()));
  });

  it('PATIENT-6: a page that has just been opened', async () => {
    const open = async (kind: 'page' | 'patientSearch') =>
      mount(
        <FreshPage page={kind} kind={kind}>
          <h1>A page</h1>
        </FreshPage>,
      );
    await walkMounted(pageInitialStatePage, drivePageInitialState(mountedStage(), { open }));
  });
});

it('a walk finds a toast that is hidden in a mounted part too', async () => {
  const hiding = new CSSStyleSheet();
  hiding.replaceSync('.toast { display: none }');
  document.adoptedStyleSheets = [hiding];
  onTestFinished(() => {
    document.adoptedStyleSheets = [];
  });
  const driver = driveToastQueue({ ...mountedStage(), patienceMs: 2000 }, toastSet());
  await expect(walkMounted(toastQueuePage, driver)).rejects.toThrow(
    /^toastQueue, .*step 1 "toast.push": the page does not show "toastQueue.entering": .*but shows \[\]/,
  );
});
