import ts from 'typescript';
import type { Law } from './law.ts';
import { nodesIn, type Source } from './source.ts';

/**
 * Every event that the type names is sent by somebody: by another part of the product, or by the chart to itself; but
 * for those that the model gives a reason for.
 */
export const eventsSent: Law = ({ model, chart: { id }, sources: { own, others } }) => {
  const sent = [...others.flatMap(eventsIn), ...own.flatMap(eventsIn).filter(({ isRaised }) => isRaised)];
  const isSent = (event: string) =>
    sent.some(({ words, receiver }) => words === event || (receiver === id && isPartOf(words, event)));
  const excused = Object.entries(model.unsent);
  return [
    ...Object.keys(model.events)
      .filter((event) => !(isSent(event) || event in model.unsent))
      .map((event) => `${event} is sent to ${id} by nobody`),
    ...excused
      .filter(([event]) => isSent(event) || !(event in model.events))
      .map(([event]) => `${event} waits for no sender, yet the model of ${id} says why it has none`),
    ...excused
      .filter(([, reason]) => reason.trim() === '')
      .map(([event]) => `${event} is sent to ${id} by nobody, for no reason`),
  ];
};

/** A text of a program that reads like an event, a star in the place of what is known only as it runs. */
interface Sent {
  words: string;
  /** The name of the actor that it is sent to, where it stands in the call itself. */
  receiver: string | undefined;
  isRaised: boolean;
}

type Text = ts.StringLiteralLike | ts.TemplateExpression;

const NOUN_VERB = /^(\w+|\*)\.(\w+|\*)$/;
/** Other files need not be parsed. */
const HAS_NOUN_VERB = /['`](\w+|\$\{[^`]*\})\.(\w+|\$\{[^`]*\})['`]/;

const known = new WeakMap<Source, readonly Sent[]>();

function eventsIn(source: Source): readonly Sent[] {
  if (!HAS_NOUN_VERB.test(source.text)) return [];
  const found = known.get(source) ?? nodesIn(source.tree(), isText).filter(isValue).map(sentBy);
  known.set(source, found);
  return found;
}

function isText(node: ts.Node): node is Text {
  return (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && NOUN_VERB.test(wordsOf(node));
}

function wordsOf(text: Text): string {
  if (!ts.isTemplateExpression(text)) return text.text;
  return text.head.text + text.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
}

/** No name of a property, no type, no import, and not what an event is compared with. */
function isValue(text: Text): boolean {
  const { parent } = text;
  const isName = ts.isPropertyAssignment(parent) && parent.name === text;
  return !(
    isName ||
    ts.isLiteralTypeNode(parent) ||
    ts.isImportDeclaration(parent) ||
    ts.isBinaryExpression(parent) ||
    ts.isCaseClause(parent)
  );
}

function sentBy(text: Text): Sent {
  const callees = calleesAround(text);
  const [receiver] = callees.filter((callee) => callee.endsWith('.send'));
  return {
    words: wordsOf(text),
    receiver: receiver?.replace(/\??\.send$/, ''),
    isRaised: callees.includes('raise'),
  };
}

/** What is called with the text, the nearest first. */
function calleesAround(text: Text): string[] {
  const callees: string[] = [];
  for (let at: ts.Node = text; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isCallExpression(at)) callees.push(at.expression.getText());
  }
  return callees;
}

function isPartOf(words: string, event: string): boolean {
  return (
    words.includes('*') &&
    words.split('.').every((word, place) => word === '*' || word === event.split('.')[place])
  );
}
