/** Asked before a dialog or a page discards what the user typed (DIALOG-3). */
export const DISCARD_QUESTION = {
  title: 'Discard your changes?',
  confirm: 'Discard changes',
  keep: 'Keep editing',
  about: 'Nothing you entered here will be saved.',
};
