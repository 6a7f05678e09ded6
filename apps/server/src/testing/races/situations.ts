/** Fresh situations for races, written as rows: a brand, a creator and a deal between them, many at once. */
import type pg from 'pg';
import { uuidv7 } from 'uuidv7';
import { createPasswords } from '../../platform/auth/passwords.ts';
import { tokenHash } from '../../platform/auth/secrets.ts';
import { signSessionToken } from '../../platform/auth/tokens.ts';
import { newStorageKey } from '../../platform/storage/keys.ts';
import { testPassword } from '../harness.ts';

/** Start of a race: the stage of the deal, or the state of the creator's profile. */
export type Stage = 'brief' | 'accepted' | 'working' | 'submitted' | 'approved' | 'offline';

export interface Situation {
  brandId: string;
  /** The organisation's only person, its owner. */
  ownerId: string;
  creatorId: string;
  dealId: string;
  /** The creator's file that waits for a verdict, or has it where the stage says so. */
  fileId: string;
  /** Four of a published portfolio, three of an unpublished one; the first shows an upload. */
  itemIds: string[];
  mediaId: string;
  brandToken: string;
  creatorToken: string;
  brandEmail: string;
  /** Nobody has it yet. */
  newEmail: string;
  /** Opens a new password for the brand. */
  resetToken: string;
  /** For calls under an idempotency key. */
  key: string;
}

const dealStatus: Record<Stage, string> = {
  brief: 'BRIEF_SENT',
  accepted: 'ACCEPTED',
  working: 'IN_PROGRESS',
  submitted: 'SUBMITTED',
  approved: 'SUBMITTED',
  offline: 'BRIEF_SENT',
};
const hasFile: Record<Stage, string | null> = {
  brief: null,
  accepted: null,
  working: 'PENDING',
  submitted: 'PENDING',
  approved: 'APPROVED',
  offline: null,
};
const later = '2099-12-12T00:00:00.000Z';

/** Writes rows that have these columns, in one statement. */
async function insert(client: pg.Client, table: string, rows: readonly Record<string, unknown>[]) {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (rows.length === 0) return;
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  );
}

const name = { firstName: 'Layla', lastName: 'Haddad' };
const profile = {
  first_name: name.firstName,
  last_name: name.lastName,
  bio: 'Films in morning light.',
  location: 'Dubai, UAE',
  languages: ['Arabic'],
  ugc_video_pricing: 20_000,
  ugc_photo_pricing: 8_000,
  ugc_turnaround_days: 3,
  starting_price: 8_000,
  deliverables: [],
};

/** Returns how situations are made, and the hash of everybody's password. `tokenKey` signs sessions as the processes do. */
export async function situationMaker(client: pg.Client, tokenKey: Uint8Array) {
  const passwordHash = await createPasswords().hash(testPassword);
  const { rows } = await client.query<{ id: string }>('select id from categories order by position limit 1');
  const categoryId = rows[0]?.id;

  const make = async (stage: Stage, count: number): Promise<Situation[]> => {
    const now = new Date();
    const expiresAt = new Date(later);
    const isPublished = stage !== 'offline';
    const made = Array.from({ length: count }, () => {
      const brandId = uuidv7();
      return {
        brandId,
        ownerId: uuidv7(),
        creatorId: uuidv7(),
        dealId: uuidv7(),
        fileId: uuidv7(),
        itemIds: Array.from({ length: isPublished ? 4 : 3 }, () => uuidv7()),
        mediaId: uuidv7(),
        brandEmail: `brand-${brandId}@races.example`,
        newEmail: `new-${brandId}@races.example`,
        resetToken: `reset-${brandId}`,
        key: brandId,
        brandSession: uuidv7(),
        creatorSession: uuidv7(),
      };
    });
    const each = (row: (one: (typeof made)[number]) => Record<string, unknown>) => made.map(row);
    const user = { password_hash: passwordHash, created_at: now };
    const session = { created_at: now, expires_at: expiresAt, remember: false };
    await client.query('begin');
    await insert(client, 'users', [
      ...each((one) => ({ id: one.ownerId, email: one.brandEmail, role: 'BRAND', ...user })),
      ...each((one) => ({
        id: one.creatorId,
        email: `creator-${one.brandId}@races.example`,
        role: 'CREATOR',
        ...user,
      })),
    ]);
    await insert(client, 'sessions', [
      ...each((one) => ({ id: one.brandSession, user_id: one.ownerId, brand_id: one.brandId, ...session })),
      ...each((one) => ({ id: one.creatorSession, user_id: one.creatorId, brand_id: null, ...session })),
    ]);
    await insert(
      client,
      'reset_tokens',
      each((one) => ({
        token_hash: tokenHash(one.resetToken),
        user_id: one.ownerId,
        expires_at: expiresAt,
      })),
    );
    await insert(
      client,
      'brands',
      each(({ brandId }) => ({ id: brandId, company_name: 'Oasis Skin', created_at: now })),
    );
    await insert(
      client,
      'members',
      each(({ brandId, ownerId }) => ({
        brand_id: brandId,
        user_id: ownerId,
        role: 'OWNER',
        joined_at: now,
      })),
    );
    await insert(
      client,
      'creators',
      each(({ creatorId }) => ({
        user_id: creatorId,
        is_published: isPublished,
        published_at: isPublished ? now : null,
        ...profile,
      })),
    );
    await insert(
      client,
      'creator_categories',
      each(({ creatorId }) => ({ creator_id: creatorId, category_id: categoryId, position: 0 })),
    );
    await insert(
      client,
      'media',
      each(({ mediaId, creatorId }) => ({
        id: mediaId,
        owner_id: creatorId,
        purpose: 'PORTFOLIO',
        storage_key: newStorageKey(),
        mime_type: 'image/webp',
        type: 'IMAGE',
        size: 1,
        created_at: now,
      })),
    );
    await insert(
      client,
      'portfolio_items',
      made.flatMap(({ creatorId, itemIds, mediaId }) =>
        itemIds.map((id, place) => ({
          id,
          creator_id: creatorId,
          type: 'IMAGE',
          url: place === 0 ? `/api/media/${mediaId}` : 'https://media.example/picture.jpg',
          title: 'Picture',
          media_id: place === 0 ? mediaId : null,
          created_at: now,
        })),
      ),
    );
    await insert(
      client,
      'deals',
      each(({ dealId, brandId, creatorId }) => ({
        id: dealId,
        title: 'Winter barrier serum',
        description: 'Three steps.',
        status: dealStatus[stage],
        budget: 124_000,
        deadline: later,
        requirements: [],
        deliverables: ['UGC Video'],
        brand_id: brandId,
        brand_name: 'Oasis Skin',
        creator_id: creatorId,
        created_at: now,
        last_activity_at: now,
      })),
    );
    const status = hasFile[stage];
    if (status)
      await insert(
        client,
        'files',
        each(({ dealId, fileId }) => ({
          id: fileId,
          deal_id: dealId,
          uploader_role: 'CREATOR',
          original_name: 'take.pdf',
          storage_key: newStorageKey(),
          mime_type: 'application/pdf',
          type: 'DOCUMENT',
          size: 1,
          status,
          reviewed_at: status === 'APPROVED' ? now : null,
          created_at: now,
        })),
      );
    await client.query('commit');
    return Promise.all(
      made.map(async ({ brandSession, creatorSession, ...one }) => ({
        ...one,
        brandToken: await signSessionToken(
          tokenKey,
          { id: brandSession, userId: one.ownerId },
          expiresAt,
          now,
        ),
        creatorToken: await signSessionToken(
          tokenKey,
          { id: creatorSession, userId: one.creatorId },
          expiresAt,
          now,
        ),
      })),
    );
  };
  return { make, passwordHash };
}
