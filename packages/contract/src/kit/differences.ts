/** Differences of two texts by paragraphs, and by words where one took another's place. */

export interface Difference {
  kind: 'SAME' | 'ADDED' | 'REMOVED';
  text: string;
}

/** Most pairs to compare; beyond them one side is removed and the other added. */
const mostPairs = 4_000_000;

/** The differences of two lists, by the longest list that both hold in this order. */
function between(from: readonly string[], to: readonly string[]): Difference[] {
  const changes: Difference[] = [];
  if (from.length * to.length > mostPairs)
    return [
      ...from.map((text) => ({ kind: 'REMOVED' as const, text })),
      ...to.map((text) => ({ kind: 'ADDED' as const, text })),
    ];
  const width = to.length + 1;
  /** Length of the longest common list from each place on. */
  const longest = new Uint32Array((from.length + 1) * width);
  const at = (i: number, j: number) => longest[i * width + j] ?? 0;
  for (let i = from.length - 1; i >= 0; i--)
    for (let j = to.length - 1; j >= 0; j--)
      longest[i * width + j] =
        from[i] === to[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  let [i, j] = [0, 0];
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && from[i] === to[j]) {
      changes.push({ kind: 'SAME', text: from[i++] ?? '' });
      j++;
    } else if (j >= to.length || (i < from.length && at(i + 1, j) >= at(i, j + 1)))
      changes.push({ kind: 'REMOVED', text: from[i++] ?? '' });
    else changes.push({ kind: 'ADDED', text: to[j++] ?? '' });
  }
  return changes;
}

const wordsOf = (text: string) => text.match(/\S+\s*|\s+/gu) ?? [];

/** Joins neighbours of one kind. */
function joined(changes: readonly Difference[]): Difference[] {
  const found: Difference[] = [];
  for (const { kind, text } of changes) {
    const last = found.at(-1);
    if (last?.kind === kind) last.text += text;
    else found.push({ kind, text });
  }
  return found;
}

const paragraphsOf = (text: string) => text.trim().split(/\n{2,}/u);

/** A paragraph of either text, in the order of the second: its words, and whether anything differs in it. */
export interface ParagraphDifference {
  isSame: boolean;
  words: Difference[];
}

/** Compares two texts of paragraphs, from the first to the second. */
export function differences(from: string, to: string): ParagraphDifference[] {
  const found: ParagraphDifference[] = [];
  let removed: string[] = [];
  let added: string[] = [];
  const close = () => {
    const pairs = Math.max(removed.length, added.length);
    for (let n = 0; n < pairs; n++) {
      const words = joined(between(wordsOf(removed[n] ?? ''), wordsOf(added[n] ?? '')));
      found.push({ isSame: false, words });
    }
    removed = [];
    added = [];
  };
  for (const { kind, text } of between(paragraphsOf(from), paragraphsOf(to))) {
    if (kind === 'REMOVED') removed.push(text);
    else if (kind === 'ADDED') added.push(text);
    else {
      close();
      found.push({ isSame: true, words: [{ kind, text }] });
    }
  }
  close();
  return found;
}
