/** Facts that the open streams of this process send to guests, about the content of their link. */
import { AppError, type LiveEvent } from '@briefcast/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { Reader } from '../../platform/database/database.ts';
import { comments, shareGuests } from '../../platform/database/tables/index.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Fact } from '../../platform/facts/kinds.ts';
import { openShareById, type ShareRow } from './open-share.ts';
import { sharedFileIds } from './shared-files.ts';

/** Data that a guest has to read again; `share.changed` means that the link has ended. */
export type ShareNews = Extract<LiveEvent['kind'], 'comment.changed' | 'file.changed' | 'share.changed'>;

export interface ShareListener {
  onNews(news: ShareNews): void;
  /** Something may have been missed, so guests read everything when they reconnect. */
  onBroken(): void;
}

export interface ShareStreams {
  /** Calls back about a share from now on; returns a function that stops it. */
  subscribe(share: ShareRow, listener: ShareListener): () => void;
  /** Ends all of them. */
  close(): void;
}

interface Room {
  share: ShareRow;
  listeners: Set<ShareListener>;
}

/** Whether one of these comments was written by a guest of the share: guests do not learn of others. */
async function hasOwnComment(db: Reader, share: ShareRow, facts: readonly Fact[]): Promise<boolean> {
  const ids = facts.flatMap(({ data }) => (data && 'commentId' in data ? [data.commentId] : []));
  if (ids.length === 0) return false;
  const own = await db
    .select({ id: comments.id })
    .from(comments)
    .innerJoin(shareGuests, eq(shareGuests.id, comments.guestId))
    .where(and(inArray(comments.id, ids), eq(shareGuests.shareId, share.id)))
    .limit(1);
  return own.length > 0;
}

/** Whether one of the changed files is shown. */
async function hasShownFile(db: Reader, share: ShareRow, facts: readonly Fact[]): Promise<boolean> {
  const changed = facts.filter(({ kind }) => kind.startsWith('file.')).map(({ subjectId }) => subjectId);
  if (changed.length === 0) return false;
  return (await sharedFileIds(db, share)).some((id) => changed.includes(id));
}

/** Whether it was turned off, or its deal was deleted or closed without success. */
async function hasEnded(deps: Pick<Deps, 'db' | 'clock'>, { id }: ShareRow, facts: readonly Fact[]) {
  const isAsked = facts.some(({ kind, subjectId }) => subjectId === id || kind.startsWith('deal.'));
  if (!isAsked) return false;
  try {
    await openShareById(deps, id);
    return false;
  } catch (error) {
    if (error instanceof AppError) return true;
    throw error;
  }
}

/** Returns the news in facts of its deal for a share. */
async function newsOf(
  deps: Pick<Deps, 'db' | 'clock'>,
  share: ShareRow,
  facts: readonly Fact[],
): Promise<ShareNews[]> {
  if (await hasEnded(deps, share, facts)) return ['share.changed'];
  const news: ShareNews[] = [];
  if (await hasShownFile(deps.db, share, facts)) news.push('file.changed');
  if (await hasOwnComment(deps.db, share, facts)) news.push('comment.changed');
  return news;
}

/** Follows the log for the shares that are open in this process: each is read once for all its guests. */
export function openShareStreams(deps: Pick<Deps, 'db' | 'clock' | 'facts' | 'log'>): ShareStreams {
  const rooms = new Map<string, Room>();

  async function tell({ share, listeners }: Room, facts: readonly Fact[]) {
    try {
      const news = await newsOf(deps, share, facts);
      for (const listener of listeners) for (const one of news) listener.onNews(one);
    } catch (error) {
      deps.log.warn({ err: error }, 'guests could not be told what is new; their screens read it again');
      for (const listener of listeners) listener.onBroken();
    }
  }

  const unsubscribe = deps.facts.subscribe(({ facts }) => {
    if (rooms.size === 0) return;
    const byDeal = Map.groupBy(facts, ({ dealId }) => dealId);
    for (const room of rooms.values()) {
      const own = byDeal.get(room.share.dealId);
      if (own) void tell(room, own);
    }
  });

  return {
    subscribe(share, listener) {
      const room = rooms.get(share.id) ?? { share, listeners: new Set() };
      rooms.set(share.id, room);
      room.listeners.add(listener);
      return () => {
        room.listeners.delete(listener);
        if (room.listeners.size === 0 && rooms.get(share.id) === room) rooms.delete(share.id);
      };
    },
    close() {
      unsubscribe();
      for (const { listeners } of rooms.values()) for (const listener of listeners) listener.onBroken();
    },
  };
}
