/** Acknowledged writes to the product, which from then on must be there, once, for their people alone. */
import type { DealStatus } from '@briefcast/contract';

export type Side = 'BRAND' | 'CREATOR';

export interface ToldMessage {
  id: string;
  content: string;
  by: Side;
  /** A sender's own count: messages are shown in its order. */
  number: number;
}

export interface ToldDeal {
  id: string;
  /** Null where it moved on while it was read. */
  status: DealStatus | null;
  /** Status that a call without an acknowledgement may have made of it. */
  mayBe: DealStatus | null;
  messages: ToldMessage[];
  /** The digest of each file's bytes, by id. */
  files: Record<string, string>;
  approved: string[];
  paid: boolean;
}

/** All that a brand and a creator who work together were told. */
export interface ToldPair {
  /** Begins every text of theirs, so that what is another pair's is recognised wherever it is seen. */
  mark: string;
  deals: ToldDeal[];
}

/** The text of a message, by which its pair, side and number are known. */
export const contentOf = (mark: string, by: Side, number: number): string =>
  `${mark} ${by} ${number}: the light is lovely in this take, could we see the label a second longer?`;

export function readContent(content: string): { mark: string; by: string; number: number } | null {
  const [, mark, by, number] = /^(pair-\S+) (BRAND|CREATOR) (\d+):/.exec(content) ?? [];
  return mark && by && number ? { mark, by, number: Number(number) } : null;
}
