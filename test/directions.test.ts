import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Pages are read from the left and from the right, so styles name the edges of a line by where it begins and ends
 * (`margin-inline-start`, `ms-2`), and never by left and right.
 */
const root = resolve(import.meta.dirname, '..', 'apps', 'web', 'src');

/** Parts that run from left to right in every language: films, their timelines and drawings, and scales. */
const mediaRuns = [
  'styles/review-room/dock.css',
  'styles/review-room/compare.css',
  'styles/review-room/stage.css',
  'features/review-room/',
  'features/drafts/technical-check.tsx',
  'ui/slides.tsx',
];

const files = globSync('**/*.{css,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx$/u.test(file) && !mediaRuns.some((beginning) => file.startsWith(beginning)),
);

const physicalStyles: [what: string, pattern: RegExp][] = [
  ['an edge', /(?<![\w-])(?:left|right)\s*:(?!:)/gu],
  ['a margin or padding', /(?<![\w-])(?:margin|padding|scroll-margin|scroll-padding)-(?:left|right)\b/gu],
  ['a border', /(?<![\w-])border-(?:left|right|top-left|top-right|bottom-left|bottom-right)\b/gu],
  [
    'an alignment',
    /(?<![\w-])(?:text-align|float|clear|justify-content|justify-items)\s*:\s*(?:left|right)\b/gu,
  ],
];
/** `padding: 1px 2px 3px 4px`, whose second and fourth are the right and left. */
const fourValues = /(?<![\w-])(?:margin|padding|inset|border-width)\s*:\s*([^;{}()]+);/gu;
const unequalSides = (values: string) => {
  const [, right, , left] = values.trim().split(/\s+/u);
  return left !== undefined && left !== right;
};

const physicalClasses =
  /(?<=["'`\s:!-])(?:(?:m[lr]|p[lr]|scroll-[mp][lr]|left|right|space-x|divide-x)-[\d[][\w.\]/%-]*|(?:border-[lr]|rounded-(?:[lr]|tl|tr|bl|br))(?:-[\w[][\w.\]-]*)?|(?:text|float|clear)-(?:left|right))(?=[\s"'`!])/gu;

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

it('styles name where a line begins and ends, not left and right', () => {
  const found = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//gu, (comment) =>
        comment.replaceAll(/[^\n]/gu, ' '),
      );
      const named = physicalStyles.flatMap(([what, pattern]) =>
        [...text.matchAll(pattern)].map(({ index }) => `${file}:${lineOf(text, index)} ${what}`),
      );
      const four = [...text.matchAll(fourValues)]
        .filter(([, values = '']) => unequalSides(values))
        .map(({ index, 0: rule }) => `${file}:${lineOf(text, index)} ${rule}`);
      return [...named, ...four];
    });
  expect(found).toEqual([]);
});

it('classes of elements do so too', () => {
  const found = files
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/className(?:=|:)[\s\S]*?(?=\n\s*\w+=|\n\s*>|>\n|\/>)/gu)].flatMap(
        ({ 0: names, index }) =>
          [...names.matchAll(physicalClasses)].map(([name]) => `${file}:${lineOf(text, index)} ${name}`),
      );
    });
  expect(found).toEqual([]);
});
