export default class extends HTMLElement {
  connectedCallback() {
    throw new Error('This widget throws when it is shown.');
  }
}
