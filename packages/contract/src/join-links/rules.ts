import { email } from '../kit/codecs.ts';
import type { JoinLinkState } from './schemas.ts';

interface LinkFacts {
  places: number;
  joined: number;
  expiresAt: Date;
  endedAt: Date | null;
}

/** State of a link at a moment; what an admin did comes first. */
export function joinLinkState({ places, joined, expiresAt, endedAt }: LinkFacts, now: Date): JoinLinkState {
  if (endedAt) return 'ENDED';
  if (expiresAt <= now) return 'EXPIRED';
  return joined >= places ? 'FULL' : 'OPEN';
}

/** Addresses of a pasted list, each once, and the parts of it that are none. */
export interface ReadAddresses {
  emails: string[];
  unreadable: string[];
}

/** Reads addresses between commas, semicolons, tabs and line breaks; `Name <address>` counts as its address. */
export function readAddresses(pasted: string): ReadAddresses {
  const parts = pasted
    .split(/[,;\t\n\u060c\u061b]+/u)
    .map((part) => /<([^<>]*)>\s*$/u.exec(part)?.[1]?.trim() ?? part.trim().replace(/^"|"$/gu, ''))
    .filter((part) => part !== '');
  const read = parts.map((part) => ({ part, result: email.safeParse(part) }));
  const emails = read.flatMap(({ result }) => (result.success ? [result.data] : []));
  const unreadable = read.flatMap(({ part, result }) => (result.success ? [] : [part]));
  return { emails: [...new Set(emails)], unreadable };
}
