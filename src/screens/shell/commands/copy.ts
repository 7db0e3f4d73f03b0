export const copy = {
  menu: 'Command menu',
  jump: 'Search or jump to',
  find: 'Find a page, a patient or a command',
  placeholder: 'A patient, a page, a command',
  nothing: 'Nothing goes by that: no page, no command, and no patient looked for yet.',
  sheet: 'Keyboard shortcuts',
  sequence: 'and then another key. Press ? to see them.',
  inFields: 'in fields too',
  singlesOff:
    'Shortcuts of single characters are switched off for you. Switch them on in your profile, under Appearance.',
};
