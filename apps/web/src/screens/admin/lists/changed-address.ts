/** What leads to other rows: with another of these, the list begins at its first page. */
export type Changes = Record<string, string | undefined>;

/** An address with other parameters; what is empty goes. */
export function withChanges(before: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
