import { PASSWORD_RESET_PATH } from '#domain/navigation/server-paths.ts';

export const SHOW_PASSWORDS_PATH = `${PASSWORD_RESET_PATH}/show-passwords.js`;

/** Without it, the page has no checkbox, and its form works. */
export const SHOW_PASSWORDS_SCRIPT = `
const box = document.querySelector('[data-shows-passwords]');
const inputs = document.querySelectorAll('input[type=password]');
box.closest('label').hidden = false;
const show = () => {
  for (const input of inputs) input.type = box.checked ? 'text' : 'password';
};
box.addEventListener('change', show);
// A browser that goes back to the page checks the box again.
addEventListener('pageshow', show);
`;
