import type { OutboxEntry } from './entries.ts';

/** A kind of entries, declared by the feature whose texts they are. */
export interface OutboxKind<Body> {
  kind: string;
  /** The body of a stored entry; null if it is of another version of the app. */
  parse(body: unknown): Body | null;
  /**
   * Sends an entry under its key and shows the result; rejects if the server did not accept it. `note` stores a new body,
   * with what was prepared before it can be sent.
   */
  send(entry: OutboxEntry<Body>, note: (body: Body) => void): Promise<void>;
  /** The text about an entry that was refused without a reason. */
  refusalText(): string;
  /** Called instead of keeping an entry that the server refuses, if nothing is lost with it. */
  onRefused?(entry: OutboxEntry<Body>, error: unknown): void;
}

/** The entries of a kind, with their bodies. */
export function entriesOf<Body>(
  { kind, parse }: Pick<OutboxKind<Body>, 'kind' | 'parse'>,
  entries: readonly OutboxEntry[],
): OutboxEntry<Body>[] {
  return entries.flatMap((entry) => {
    const body = entry.kind === kind ? parse(entry.body) : null;
    return body === null ? [] : [{ ...entry, body }];
  });
}

/** For `parse`: the body by a schema. */
export const parseBy =
  <Body>(schema: { safeParse(value: unknown): { success: true; data: Body } | { success: false } }) =>
  (body: unknown): Body | null => {
    const result = schema.safeParse(body);
    return result.success ? result.data : null;
  };
