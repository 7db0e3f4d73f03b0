export default class extends HTMLElement {
  connectedCallback() {
    this.textContent = 'It never says that it is ready.';
  }
}
