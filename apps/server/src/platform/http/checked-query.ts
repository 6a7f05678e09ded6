import type { z } from 'zod';

/** A query of a rendered page as its call reads it; refuses what the call would refuse. There numbers are sent as text. */
export function checkedQuery<Query extends z.ZodType>(
  { query }: { query: Query },
  asked: object,
): z.output<Query> {
  const asSent = Object.entries(asked).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'number' ? String(value) : value,
  ]);
  return query.parse(Object.fromEntries(asSent));
}
