/** Waits in tests are patient: what is late on a busy machine is no fault (docs/tests). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAst } from 'vitest/node';

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Lines with a `vi.waitFor` that gives up after the second that it has by default. */
function hastyWaits(file: string, source: string): number[] {
  const found: number[] = [];
  const visit = (node: Node) => {
    const { callee, arguments: given } = node as { callee?: Node; arguments?: unknown[] };
    const name = isNode(callee) ? source.slice(callee.start, callee.end as number) : '';
    if (/^vi\.wait(For|Until)$/u.test(name) && (given?.length ?? 0) < 2)
      found.push(source.slice(0, node.start).split('\n').length);
    for (const value of Object.values(node)) for (const one of [value].flat()) if (isNode(one)) visit(one);
  };
  visit(parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node);
  return found;
}

test('every wait of a test says for how long', () => {
  const hasty = globSync(['apps/*/src/**/*.{ts,tsx}', 'test/*.ts']).flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    return source.includes('vi.wait') ? hastyWaits(file, source).map((line) => `${file}:${line}`) : [];
  });
  expect(hasty).toEqual([]);
});
