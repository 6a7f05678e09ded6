import type { DealLines, Proposal } from '@briefcast/contract';
import {
  changedLines,
  type DealLine,
  linesBefore,
  linesIn,
  linesOfProposal,
  rightsLines,
  takeLine,
} from '@briefcast/contract/deals/versions';
import { useState } from 'react';
import { lineProblem } from './line-problems.ts';

/** Answer to a line in which the sides differ: the other side's value, the writer's own as it was, or another one. */
export type LineChoice = 'THEIRS' | 'MINE' | 'OTHER';

/** Lines that are open from the beginning: most proposals are about them. */
const firstLines: readonly DealLine[] = ['budget', 'deadline'];
/** Opened by an answer next to the lines that differ: most trades are made by the price. */
const firstOfAnswer: readonly DealLine[] = ['budget'];

const isOfRights = (line: DealLine) => rightsLines.some((one) => one === line);

/** A version that is being written: its lines, and what was chosen and typed for each. */
export interface Draft {
  /** The writer's own version, or the one that both sides have. */
  mine: DealLines;
  /** Null where nobody answers the other side's terms. */
  theirs: DealLines | null;
  lines: DealLines;
  /** The lines as they can be read while a day is being typed. */
  readable: DealLines;
  /** Lines in which the sides differ; each needs an answer. */
  differing: readonly DealLine[];
  /** Lines with a field or a choice, in their order on the sheet. */
  open: readonly DealLine[];
  /** Lines that stay on the sheet. */
  first: readonly DealLine[];
  /** Lines that can be opened as well. */
  others: readonly DealLine[];
  /** Lines that differ from what is answered. */
  changed: readonly DealLine[];
  /** First line that keeps the version from being sent; undefined for none. */
  toMend: DealLine | undefined;
  isUnanswered: boolean;
  /** Line that was opened last, whose field gets the focus. */
  added: DealLine | undefined;
  choiceOf: (line: DealLine) => LineChoice | undefined;
  choose: (line: DealLine, choice: LineChoice) => void;
  /** `isUnfinished` where a part of the line cannot be sent as it is typed. */
  write: (line: DealLine, lines: DealLines, isUnfinished?: boolean) => void;
  add: (line: DealLine) => void;
  /** Takes a line back to what it was; an added one leaves the sheet. */
  leave: (line: DealLine) => void;
}

/** Writes a version in answer to terms of the other side or, where `answered` is null, to the brief. */
export function useDraft(brief: DealLines, answered: Proposal | null): Draft {
  const theirs = answered && linesOfProposal(answered, brief);
  const mine = answered ? linesBefore(answered, brief) : brief;
  const [lines, setLines] = useState(theirs ?? brief);
  const [choices, setChoices] = useState<Partial<Record<DealLine, LineChoice>>>({});
  const [unfinished, setUnfinished] = useState<readonly DealLine[]>([]);
  const [added, setAdded] = useState<readonly DealLine[]>([]);

  const differing = theirs ? changedLines(mine, theirs) : [];
  // Opens a day that has passed: it must be changed, even if both sides agree on it.
  const isDayOver = lineProblem('deadline', theirs ?? mine) !== undefined;
  const first = answered && !isDayOver ? firstOfAnswer : firstLines;
  const open = [...new Set([...first, ...differing, ...added])];
  const areRightsWhole = open.includes('rights');
  const finish = (line: DealLine) => setUnfinished((before) => before.filter((one) => one !== line));

  return {
    ...{ mine, theirs, lines, differing, open, first },
    readable: lines.deadline === '' ? { ...lines, deadline: mine.deadline } : lines,
    others: linesIn(mine).filter((line) => !open.includes(line) && !(areRightsWhole && isOfRights(line))),
    changed: changedLines(theirs ?? brief, lines),
    toMend: open.find(
      (line) =>
        (differing.includes(line) && choices[line] === undefined) ||
        unfinished.includes(line) ||
        lineProblem(line, lines) !== undefined,
    ),
    isUnanswered: differing.some((line) => choices[line] === undefined),
    added: added.at(-1),
    choiceOf: (line) => choices[line],
    choose(line, choice) {
      setChoices({ ...choices, [line]: choice });
      setLines(takeLine(lines, line, choice === 'THEIRS' && theirs ? theirs : mine));
      finish(line);
    },
    write(line, next, isUnfinished = false) {
      setLines(next);
      finish(line);
      if (isUnfinished) setUnfinished((before) => [...before, line]);
    },
    add: (line) => setAdded([...added, line]),
    leave(line) {
      setAdded(added.filter((one) => one !== line));
      setLines(takeLine(lines, line, mine));
      finish(line);
    },
  };
}
