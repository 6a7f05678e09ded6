/** Faults that the observer finds. */
export const findingKinds = ['lost', 'twice', 'of others', 'out of order', 'wrong'] as const;
export type FindingKind = (typeof findingKinds)[number];

export interface Finding {
  kind: FindingKind;
  what: string;
  /** The moment of the rehearsal's clock, in milliseconds. */
  at: number;
}

export interface Findings {
  all: Finding[];
  add(kind: FindingKind, what: string): void;
}

/** Collects findings; the same one counts once. */
export function openFindings(now: () => number): Findings {
  const all: Finding[] = [];
  const known = new Set<string>();
  return {
    all,
    add(kind, what) {
      const key = `${kind}: ${what}`;
      if (known.has(key)) return;
      known.add(key);
      all.push({ kind, what, at: now() });
    },
  };
}
