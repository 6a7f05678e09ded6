/**
 * Records of the demo's teams and creators around castings: a draft, an invitation, saved castings and a search.
 */
import { withDefaults } from '@briefcast/contract';
import type {
  castingDrafts,
  castingInvitations,
  castingSearches,
  savedCastings,
} from '../../apps/server/src/platform/database/tables/index.ts';
import { before, day, hour, idAt } from './moments.ts';
import type { CastingRows } from './seed-castings.ts';

interface AroundIds {
  creatorId: (key: string) => string;
  /** Ids of a brand's organisation and its owner. */
  brand: (key: string) => { brandId: string; ownerId: string };
}

export interface AroundCastings {
  drafts: (typeof castingDrafts.$inferInsert)[];
  invitations: (typeof castingInvitations.$inferInsert)[];
  saved: (typeof savedCastings.$inferInsert)[];
  searches: (typeof castingSearches.$inferInsert)[];
}

export function aroundCastings(rows: readonly CastingRows[], ids: AroundIds, now: Date): AroundCastings {
  const titled = (title: string): string => {
    const found = rows.find(({ casting }) => casting.title === title)?.casting.id;
    if (!found) throw new Error(`The demo has no casting ${title}`);
    return found;
  };
  const layla = ids.creatorId('layla');
  const oasis = ids.brand('oasis-skin');
  const invitedAt = before(now, 2 * hour);
  return {
    drafts: [
      {
        id: idAt(before(now, 6 * day)),
        brandId: oasis.brandId,
        savedBy: oasis.ownerId,
        savedAt: before(now, 6 * day),
        terms: {
          title: 'Ramadan night routine',
          description: 'What stays of a routine when the day begins at sunset.',
          currency: 'USD',
          payFrom: null,
          payTo: null,
          places: 3,
          requirements: [],
          deliverableWishes: [withDefaults({ kind: 'UGC Video', count: 1 })],
          rounds: 2,
          paymentDays: null,
          rights: null,
          languages: ['Arabic'],
          categoryIds: [],
          closesOn: null,
          dueOn: null,
          question: '',
          asksFilm: false,
          visibility: 'EVERYONE',
        },
      },
    ],
    invitations: [
      {
        id: idAt(invitedAt),
        castingId: titled('The corner that grew'),
        creatorId: layla,
        invitedBy: ids.brand('kayan-home').ownerId,
        message: 'We loved your window light. Two photos, a week apart.',
        createdAt: invitedAt,
      },
    ],
    saved: ['Friday in Hatta, no script', 'One bag, desk to dinner'].map((title, index) => ({
      creatorId: layla,
      castingId: titled(title),
      savedAt: before(now, (index + 1) * hour),
    })),
    searches: [
      {
        id: idAt(before(now, 3 * day)),
        creatorId: layla,
        name: 'Beauty, in Arabic',
        filters: {
          search: '',
          categories: ['Beauty'],
          languages: ['Arabic'],
          deliverables: [],
          currency: null,
          minPay: null,
        },
        isTold: true,
        createdAt: before(now, 3 * day),
        lookedAt: before(now, hour),
      },
    ],
  };
}
