/** Finds English that a person would see and that does not come from the message catalogue. */
import { readFileSync } from 'node:fs';
import { parseAst } from 'vitest/node';

/** Attributes and properties that are read to people. */
const spoken =
  /^(?:aria-(?:label|description|valuetext|roledescription)|alt|title|placeholder|label|hint|text|note|heading|message|description|summary|caption|busyText|busyLabel|submitLabel|cancelLabel|confirmLabel|addLabel|emptyText|error|subject|preview|reason|closing|button|paragraphs)$/u;
/** Calls whose texts are read to people. */
const speaking = /^(?:toast\w*|showError|setError|announce|useDocumentTitle|errorText|confirm)$/u;

/** Two mails in a row that are no code: `px-4` and `image/*` are none, `Close` and `go back` are. */
const isProse = (text: string) =>
  /\p{L}{2}/u.test(text) && (/^\s*\p{Lu}\p{Ll}/u.test(text) || /\p{L}{2}\s+\p{L}{2}/u.test(text));

/** Signs between two texts that Arabic writes otherwise, such as a comma. */
const isSign = (text: string) => /^[\s…]*[,;][\s…]*$/u.test(text);

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

/** The texts that an expression can become: literals and the parts of templates, through `?:`, `??` and `||`. */
function textsOf(node: unknown): { text: string; start: number }[] {
  if (!isNode(node)) return [];
  if (node.type === 'Literal')
    return typeof node.value === 'string' ? [{ text: node.value, start: node.start }] : [];
  if (node.type === 'TemplateLiteral') {
    const quasis = node.quasis as (Node & { value: { cooked: string } })[];
    return [{ text: quasis.map(({ value }) => value.cooked).join('…'), start: node.start }];
  }
  if (node.type === 'ConditionalExpression') return [...textsOf(node.consequent), ...textsOf(node.alternate)];
  if (node.type === 'LogicalExpression') return [...textsOf(node.left), ...textsOf(node.right)];
  if (node.type === 'ArrayExpression') return (node.elements as unknown[]).flatMap(textsOf);
  if (node.type === 'JSXExpressionContainer') return textsOf(node.expression);
  return [];
}

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node.name ?? (node.type === 'Literal' ? node.value : '')) : '';

/** Texts that this node itself shows to people; its children are asked on their own. */
function saidBy(node: Node): { text: string; start: number }[] {
  switch (node.type) {
    case 'JSXText':
      return [{ text: String(node.value), start: node.start }];
    case 'JSXExpressionContainer':
      return textsOf(node.expression);
    case 'JSXAttribute':
      // An expression in braces is asked as such above, whatever the attribute; class names and paths are no prose.
      return spoken.test(nameOf(node.name)) ? textsOf(node.value) : [];
    case 'Property':
      return spoken.test(nameOf(node.key)) ? textsOf(node.value) : [];
    case 'AssignmentPattern':
      return spoken.test(nameOf(node.left)) ? textsOf(node.right) : [];
    case 'CallExpression':
      return speaking.test(nameOf(node.callee)) ? (node.arguments as unknown[]).flatMap(textsOf) : [];
    default:
      return [];
  }
}

/** Attributes whose expressions no person reads. */
const silent = /^(?:className|to|href|src|key|id|name|type|role|variant|size|d|style|data-.*)$/u;

function walk(node: Node, found: { text: string; start: number }[]): void {
  found.push(...saidBy(node));
  if (node.type === 'JSXAttribute' && silent.test(nameOf(node.name))) return;
  for (const child of childrenOf(node)) walk(child, found);
}

/** Every stray text of a source, once, with its line. */
export function strayTexts(source: string, lang: 'ts' | 'tsx' = 'tsx'): string[] {
  const found: { text: string; start: number }[] = [];
  walk(parseAst(source, { lang }) as unknown as Node, found);
  const lineOf = (start: number) => source.slice(0, start).split('\n').length;
  return [
    ...new Set(
      found
        .filter(({ text }) => isProse(text) || isSign(text))
        .map(({ text, start }) => `${lineOf(start)}: ${text.trim().replaceAll(/\s+/gu, ' ')}`),
    ),
  ];
}

export const strayTextsIn = (file: string): string[] =>
  strayTexts(readFileSync(file, 'utf8'), file.endsWith('x') ? 'tsx' : 'ts');
