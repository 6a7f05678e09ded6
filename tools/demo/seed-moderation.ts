/** Queue of the demo's admin: a first profile, larger changes, one that was sent back, and a report. */
import { eq } from 'drizzle-orm';
import { decideProfile } from '../../apps/server/src/features/admin/decide-profile.ts';
import { mediaUrl } from '../../apps/server/src/features/media/media-url.ts';
import { reportProfile } from '../../apps/server/src/features/moderation/make-report.ts';
import { addItem } from '../../apps/server/src/features/portfolio/add-item.ts';
import { changeCreatorProfile } from '../../apps/server/src/features/profiles/change-creator.ts';
import {
  creators,
  media,
  profileReviews,
  users,
} from '../../apps/server/src/platform/database/tables/index.ts';
import type { Deps } from '../../apps/server/src/platform/deps.ts';
import { creators as demoCreators, newWork } from './creators.ts';
import { before, day, hour } from './moments.ts';
import { withBytes } from './seed-bytes.ts';
import { mediaRow } from './seed-people.ts';

/** Dependencies some time ago. */
const ago = (deps: Deps, milliseconds: number): Deps => {
  const then = before(deps.clock(), milliseconds);
  return { ...deps, clock: () => then };
};

/** The id of the demo's creator with that key. */
async function idOf({ db }: Pick<Deps, 'db'>, key: string): Promise<string> {
  const email = demoCreators.find((creator) => creator.key === key)?.email ?? '';
  const [found] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!found) throw new Error(`Nobody in the demo has the key ${key}`);
  return found.id;
}

async function addNewWork(deps: Deps, userId: string): Promise<void> {
  const upload = mediaRow(userId, 'PORTFOLIO', newWork.file, deps.clock());
  const rows = await withBytes(deps.storage, [upload]);
  const person = { userId, role: 'CREATOR', brandId: null, memberRole: null, suspended: null } as const;
  const item = { type: 'IMAGE', url: mediaUrl(upload.id), title: newWork.title } as const;
  await deps.db.transaction(async (tx) => {
    await tx.insert(media).values(rows);
    const session = { kind: 'user', sessionId: 'none', seenAt: deps.clock() } as const;
    await addItem(deps, tx, { ...session, ...person }, item);
  });
}

/** Sends back the only request of a creator. */
async function sendBack(deps: Deps, creatorId: string): Promise<void> {
  const [waiting] = await deps.db
    .select({ id: profileReviews.id, revision: creators.revision })
    .from(profileReviews)
    .innerJoin(creators, eq(creators.userId, profileReviews.creatorId))
    .where(eq(profileReviews.creatorId, creatorId));
  if (!waiting) throw new Error('Nothing of this creator waits');
  await decideProfile(deps, { name: 'admin' }, waiting.id, {
    verdict: 'SEND_BACK',
    revision: waiting.revision,
    reasons: ['CONTACT_DETAILS'],
    note: 'The new first sentence is lovely. Keep that one.',
  });
}

/** Lets creators ask and a guest report. Call it once, with moderation on, after `seedCredits`. */
export async function seedModeration(deps: Deps): Promise<void> {
  const omar = await idOf(deps, 'omar');
  await changeCreatorProfile(ago(deps, 2 * day), omar, {
    bio: 'Hotels at the hour when the lobby is empty. Rates and dates: omar@fayed.example',
  });
  await sendBack(ago(deps, 30 * hour), omar);
  await changeCreatorProfile(ago(deps, 21.5 * hour), await idOf(deps, 'sara'), { isPublished: true });
  const elena = await idOf(deps, 'elena');
  await changeCreatorProfile(ago(deps, 3 * hour), elena, { lastName: 'Petrova-Lang' });
  await addNewWork(ago(deps, 3 * hour), elena);
  await reportProfile(ago(deps, 2 * hour), { kind: 'anonymous' }, await idOf(deps, 'kenji'), {
    reason: 'NOT_THEIRS',
    note: 'The desk at night was on a shop’s page last year.',
  });
}
