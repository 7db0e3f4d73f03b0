// A widget of a third party: one plain module, no build. docs/how-to/write-a-widget.md explains each line.

const CONTRACT = 1;

const LOOKS = `
  :host { display: block; color: var(--text); }
  .box { padding: 20px; border: 1px solid var(--border); border-radius: 8px; background: var(--surface); }
  h2 { margin: 0 0 8px; font: 600 var(--text-16); }
  label { display: block; margin-block: 12px 4px; }
  textarea { box-sizing: border-box; inline-size: 100%; padding: 8px; font: inherit; color: inherit;
    background: var(--surface); border: 1px solid var(--border-control); border-radius: 6px; }
  button { min-block-size: 36px; margin: 12px 8px 0 0; padding: 0 12px; font: inherit; color: inherit;
    background: var(--surface); border: 1px solid var(--border-control); border-radius: 6px; }
`;

export default class extends HTMLElement {
  async connectedCallback() {
    const { host } = this;
    if (host?.contract !== CONTRACT) throw new Error('This widget was written for another portal.');
    const answer = await host.fetch('/user');
    if (!answer.ok) return host.failed(`The portal answered ${answer.status}.`);
    const { email } = await answer.json();
    this.draw(host, email);
    host.ready();
  }

  draw(host, email) {
    const { organization, practice, user } = host.session;
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    const looks = new CSSStyleSheet();
    looks.replaceSync(LOOKS);
    root.adoptedStyleSheets = [looks];
    const note = element('textarea', { id: 'note', rows: 3 });
    note.addEventListener('input', () => host.workBegan());
    const box = element('div', { className: 'box' }, [
      element('h2', { textContent: 'A widget of a third party' }),
      element('p', { id: 'scope', textContent: `Organization ${organization.id}, practice ${practice.id}` }),
      element('p', { id: 'user', textContent: `${user.firstName}, ${email}` }),
      element('label', { htmlFor: 'note', textContent: 'Note' }),
      note,
      button('Save', () => {
        host.toast({ variant: 'success', label: 'Note saved.' });
        host.workEnded();
      }),
      button('Open the report', () => host.navigate('/reports')),
      button('Take a title', () => host.title('Fees of 2027')),
      button('Give up', () => host.failed('Somebody pressed Give up.')),
    ]);
    root.replaceChildren(box);
  }
}

function element(name, properties, children = []) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function button(words, press) {
  const made = element('button', { type: 'button', textContent: words });
  made.addEventListener('click', press);
  return made;
}
