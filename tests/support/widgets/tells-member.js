// A widget that says for whom it was put on the page.

export default class extends HTMLElement {
  connectedCallback() {
    const { host } = this;
    this.textContent = `Member ${host.page.memberId}, practice ${host.session.practice.id}`;
    host.ready();
  }
}
