/** An element of an XML document. */
export interface XmlElement {
  /** With its prefix. */
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  text: string;
  line: number;
}

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[(?<data>[\s\S]*?)\]\]>|<\/(?<closed>[^\s<>]+)\s*>|<(?<opened>[^\s<>/!?]+)(?<given>(?:\s+[^\s<>=/]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(?<end>\/?)>|(?<text>[^<]+)/y;
const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const REFERENCE = /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));?/gi;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Reads a document without a document type in a page, a worker or Node.js.
 *
 * @throws an error with the line where the text is not well-formed
 */
export function readXml(text: string): XmlElement {
  const whole: XmlElement = { name: '', attributes: {}, children: [], text: '', line: 1 };
  const open: XmlElement[] = [whole];
  const token = new RegExp(TOKEN);
  let line = 1;
  for (let at = 0; at < text.length; at = token.lastIndex) {
    token.lastIndex = at;
    const match = token.exec(text);
    if (match === null) throw new Error(`Line ${line}: this is not well-formed XML.`);
    read(match.groups ?? {}, open, line);
    line += match[0].split('\n').length - 1;
  }
  const [last = whole] = open;
  if (last !== whole) throw new Error(`Line ${last.line}: <${last.name}> is not closed.`);
  const [root, another] = whole.children;
  if (root === undefined || another !== undefined || whole.text.trim() !== '')
    throw new Error('An XML document has exactly one element around everything.');
  return root;
}

/** Adds a token to the innermost open element, which comes first. */
function read(token: Partial<Record<string, string>>, open: XmlElement[], line: number): void {
  const { data, closed, opened, given = '', end, text = '' } = token;
  const [current] = open;
  if (opened !== undefined) {
    const element = { name: opened, attributes: attributesIn(given, line), children: [], text: '', line };
    current?.children.push(element);
    if (end === '') open.unshift(element);
  } else if (closed !== undefined) {
    if (current?.name !== closed) throw new Error(`Line ${line}: </${closed}> closes no open element.`);
    open.shift();
  } else if (current !== undefined) current.text += data ?? decoded(text, line);
}

function attributesIn(given: string, line: number): Record<string, string> {
  return Object.fromEntries(
    [...given.matchAll(ATTRIBUTE)].map(([, name, double, single]) => [
      name ?? '',
      decoded(double ?? single ?? '', line),
    ]),
  );
}

function decoded(text: string, line: number): string {
  return text.replace(REFERENCE, (reference, hex?: string, decimal?: string, name?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    const meant = name === undefined ? String.fromCodePoint(code) : ENTITIES[name];
    if (meant === undefined) throw new Error(`Line ${line}: ${reference} is unknown.`);
    return meant;
  });
}
