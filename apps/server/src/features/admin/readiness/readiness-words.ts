/** Readiness as lines for the terminal, in English (rules/system#readiness). */
import type { ReadinessLine } from '@briefcast/contract';
import { readinessReasons, readinessStates, readinessSubjects } from '@briefcast/i18n/labels/readiness';

/** Maximum number of things that a start names: more would not be read. */
const shownAtStart = 3;

const order = { MISSING: 0, ADVISED: 1, READY: 2 } as const;

/** Reason of a line as plain text; empty where it is ready. */
const reasonOf = ({ reason }: ReadinessLine): string =>
  (reason === null ? [] : readinessReasons[reason]())
    .map((part) => (part.type === 'text' ? part.value : ''))
    .join('');

/** One line for each subject: its state, its name, and what to do. */
export function readinessTable(lines: readonly ReadinessLine[]): string[] {
  const states = lines.map(({ state }) => readinessStates[state]());
  const names = lines.map(({ subject }) => readinessSubjects[subject]());
  const width = (texts: readonly string[]) => Math.max(...texts.map((text) => text.length)) + 2;
  return lines.map((line, index) =>
    `${states[index]?.padEnd(width(states))}${names[index]?.padEnd(width(names))}${reasonOf(line)}`.trimEnd(),
  );
}

/** The next things to do, what is missing before what is advised; empty where all is ready. */
export function nextThingsToDo(lines: readonly ReadinessLine[]): string[] {
  const open = lines.filter(({ state }) => state !== 'READY');
  return open
    .toSorted((a, b) => order[a.state] - order[b.state])
    .slice(0, shownAtStart)
    .map((line, index) => `  ${index + 1}. ${readinessSubjects[line.subject]()}: ${reasonOf(line)}`);
}
