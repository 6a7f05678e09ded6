/** Whether the last try to send something got no answer, by owner: the text about it, or null. */
const cuts = new Map<string, string>();
const listeners = new Set<() => void>();

export const readCut = (owner: string): string | null => cuts.get(owner) ?? null;

export function setCut(owner: string, reason: string | null): void {
  if (readCut(owner) === reason) return;
  if (reason === null) cuts.delete(owner);
  else cuts.set(owner, reason);
  for (const listener of listeners) listener();
}

export function subscribeCut(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
