/** A need as the statements of the queue find it, and what they share. */
import type { Need, Role } from '@briefcast/contract';
import { type Amount, sentSums, sumsOf } from '@briefcast/contract/kit/currencies';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { deals } from '../../platform/database/tables/index.ts';
import { isPartyAs } from '../parties/party.ts';

/** A need with the state by which it is seen that something changed. */
export interface FoundNeed extends Need {
  version: string;
}

/** Side whose needs are read: all of them, or those of one deal or casting. */
export interface NeedsOf {
  role: Role;
  isOne: boolean;
}

/** Whether the row of `deals` is the party's, and the one that is asked about. */
export const isOwnDeal = ({ role, isOne }: NeedsOf): SQL | undefined =>
  and(isPartyAs(role, sql.placeholder('party')), isOne ? eq(deals.id, sql.placeholder('dealId')) : undefined);

/** Rows of each list at most. */
export const mostRows = 200;

/** Sums as they travel; absent where there is nothing. */
export const sumsOfAmounts = (amounts: readonly Amount[]): Pick<Need, 'sums'> =>
  amounts.some(({ cents }) => cents > 0) ? { sums: sentSums(sumsOf(amounts)) } : {};

/** Other side of a deal; null where its account is gone. */
export const knownSide = ({
  id,
  name,
  image,
}: {
  id: string | null;
  name: string | null;
  image: string | null;
}) => (name === null ? null : { id, name, image });

const wordsAtMost = 120;

/** Words at the length of a line. */
export const shortened = (words: string | null | undefined): Pick<Need, 'words'> => {
  const line = words?.replace(/\s+/gu, ' ').trim();
  if (!line) return {};
  const letters = [...line];
  return {
    words:
      letters.length > wordsAtMost
        ? `${letters
            .slice(0, wordsAtMost - 1)
            .join('')
            .trimEnd()}…`
        : line,
  };
};

type Seen = Pick<Need, 'kind' | 'deal' | 'who'> & { since: Date; at?: Date } & Partial<
    Omit<FoundNeed, 'since' | 'at' | 'key'>
  >;

/** Completes a need of one deal; another moment of its fact, or another number, is a change. */
export function needOfDeal({ kind, deal, who, since, at = since, count = 1, ...more }: Seen): FoundNeed {
  return {
    key: `${kind} ${deal?.id}`,
    version: `${since.toISOString()} ${count}`,
    kind,
    since: since.toISOString(),
    at: at.toISOString(),
    deal,
    casting: null,
    who,
    count,
    ...more,
  };
}
