/** The film that a creator made for an application, which its brand's team alone is shown (rules/castings#films). */
import { AppError, type ApplicationFilm, type Finding } from '@briefcast/contract';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import type { UserActor } from '../../platform/auth/actor.ts';
import type { Reader, Tx } from '../../platform/database/database.ts';
import { castingApplications, media } from '../../platform/database/tables/index.ts';
import type { Deps, TxDeps } from '../../platform/deps.ts';
import { signedAddress } from '../../platform/storage/signed-address.ts';
import { mediaUrl } from '../media/media-url.ts';
import { removeUnusedMedia } from '../media/remove-unused-media.ts';

/** Stored columns of a film; its addresses are made when it is presented. */
interface KeptFilm {
  id: string;
  hasPoster: boolean;
  hasProxy: boolean;
  proxyState: typeof media.$inferSelect.proxyState;
  durationSeconds: number | null;
}

const keptFilm = (of: SQL): SQL<KeptFilm | null> => sql<KeptFilm | null>`(
  select json_build_object('id', m.id, 'hasPoster', m.poster_key is not null, 'hasProxy', m.proxy_key is not null,
    'proxyState', m.proxy_state, 'durationSeconds', m.duration_seconds)
  from media m where ${of})`;

/** The film of the row's application, as JSON; null without one. */
export const filmOfApplication = keptFilm(sql`m.id = "casting_applications"."film_id"`);

/** A film as those may see it who are given its addresses: its creator, and the brand's team. */
export function presentFilm(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  kept: KeptFilm | null,
): ApplicationFilm | null {
  if (!kept) return null;
  const { id, hasPoster, hasProxy, proxyState, durationSeconds } = kept;
  const link = (variant: 'original' | 'poster' | 'proxy') =>
    signedAddress(mediaUrl(id), keys.links, { id, variant }, clock());
  return {
    id,
    url: link(hasProxy ? 'proxy' : 'original'),
    poster: hasPoster ? link('poster') : null,
    durationSeconds,
    film: isBeingMade(proxyState) ? 'PREPARING' : proxyState === 'FAILED' ? 'UNPLAYABLE' : null,
  };
}

const isBeingMade = (state: KeptFilm['proxyState']) => state === 'WAITING' || state === 'WORKING';

/** A film of the actor's own that was made for an application. Throws upload.not_found. */
export async function readOwnFilm(
  deps: Pick<Deps, 'keys' | 'clock'> & { db: Reader },
  { userId }: UserActor,
  id: string,
): Promise<ApplicationFilm> {
  const isOwn = sql`m.id = ${id}::uuid and m.owner_id = ${userId}::uuid and m.purpose = 'APPLICATION'`;
  const [row] = await deps.db.select({ film: keptFilm(isOwn) }).from(sql`(select 1) one`);
  const film = presentFilm(deps, row?.film ?? null);
  if (!film) throw new AppError('upload.not_found');
  return film;
}

/**
 * Findings about the film of an application: missing where one is asked for, somebody else's, or another
 * application's.
 */
export async function findingsOfFilm(
  db: Reader,
  { userId }: UserActor,
  casting: { id: string; asksFilm: boolean },
  filmId: string | null,
): Promise<Finding[]> {
  if (filmId === null) return casting.asksFilm ? [{ path: ['filmId'], code: 'application.no_film' }] : [];
  const isElsewhere = db
    .select({ one: sql`1` })
    .from(castingApplications)
    .where(and(eq(castingApplications.filmId, filmId), ne(castingApplications.castingId, casting.id)));
  const [own] = await db
    .select({ id: media.id })
    .from(media)
    .where(
      and(
        eq(media.id, filmId),
        eq(media.ownerId, userId),
        eq(media.purpose, 'APPLICATION'),
        sql`not exists ${isElsewhere}`,
      ),
    );
  return own ? [] : [{ path: ['filmId'], code: 'application.film_unknown' }];
}

/** Removes films that no application names any more, with their bytes. */
export async function removeFilms(
  deps: Pick<TxDeps, 'jobs'>,
  tx: Tx,
  filmIds: readonly (string | null)[],
): Promise<void> {
  const ids = filmIds.filter((id) => id !== null);
  if (ids.length > 0) await removeUnusedMedia(deps, tx, inArray(media.id, ids));
}
