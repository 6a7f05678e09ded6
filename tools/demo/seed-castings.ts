/** The rows of the demo's castings and of those who applied. */

import { type Category, closingMoment, withDefaults } from '@briefcast/contract';
import { dayFromIso, isoDay } from '@briefcast/contract/kit/days';
import type {
  applicationVotes,
  castingApplications,
  castings,
} from '../../apps/server/src/platform/database/tables/index.ts';
import type { DemoCasting } from './castings.ts';
import { before, day, hour, idAt } from './moments.ts';
import { categoryNamed } from './seed-people.ts';

/** Ids by the keys of the demo. */
interface CastingIds {
  brandId: string;
  ownerId: string;
  memberId: (key: string) => string;
  creatorId: (key: string) => string;
  /** Ids of the first works of a creator, in their order. */
  worksOf: (key: string) => string[];
  dealId: (key: string) => string;
  categories: readonly Category[];
}

export interface CastingRows {
  casting: typeof castings.$inferInsert;
  applications: (typeof castingApplications.$inferInsert)[];
  votes: (typeof applicationVotes.$inferInsert)[];
}

const dayIn = (now: Date, days: number) => isoDay(before(now, -days * day));

/** A casting with its applications, the first of their creators' works shown with each. */
export function castingRows(demo: DemoCasting, ids: CastingIds, now: Date): CastingRows {
  const createdAt = before(now, demo.postedDaysAgo * day);
  const id = idAt(createdAt);
  const closesAt = closingMoment(dayIn(now, demo.closesInDays));
  const casting = {
    id,
    brandId: ids.brandId,
    postedBy: ids.ownerId,
    title: demo.title,
    description: demo.description,
    currency: demo.currency ?? 'USD',
    payFrom: demo.payFrom,
    payTo: demo.payTo,
    places: demo.places,
    terms: {
      requirements: [...(demo.requirements ?? [])],
      deliverableWishes: demo.deliverables.map(withDefaults),
      rounds: 2,
      paymentDays: null,
      rights: null,
    },
    kinds: demo.deliverables.map(({ kind }) => kind),
    languages: [...demo.languages],
    categoryIds: demo.categories.map((name) => categoryNamed(ids.categories, name).id),
    closesAt,
    dueAt: dayFromIso(dayIn(now, demo.dueInDays)),
    question: demo.question ?? '',
    visibility: demo.visibility ?? 'EVERYONE',
    createdAt,
    ...(closesAt < now ? { closedAt: closesAt } : {}),
    ...(demo.isEnded ? { closedAt: closesAt, endedAt: closesAt, endedBy: 'BRAND' as const } : {}),
  };
  const applications = demo.applications.map((one) => {
    const appliedAt = before(now, one.hoursAgo * hour);
    return {
      id: idAt(appliedAt),
      castingId: id,
      creatorId: ids.creatorId(one.creator),
      pitch: one.pitch,
      price: one.price,
      answer: one.answer ?? '',
      itemIds: ids.worksOf(one.creator),
      outcome: one.outcome ?? ('WAITING' as const),
      mark: one.mark ?? null,
      seenAt: one.isSeen ? before(appliedAt, -hour) : null,
      dealId: one.deal ? ids.dealId(one.deal) : null,
      createdAt: appliedAt,
    };
  });
  const votes = demo.applications.flatMap(({ votes = [], hoursAgo }, at) =>
    votes.map(({ by, vote, note = '' }) => ({
      applicationId: applications[at]?.id ?? '',
      userId: ids.memberId(by),
      vote,
      note,
      changedAt: before(now, (hoursAgo - 2) * hour),
    })),
  );
  return { casting, applications, votes };
}
