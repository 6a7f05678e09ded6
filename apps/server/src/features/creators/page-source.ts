/** The data of rendered pages: exactly what the public calls answer, without an HTTP call. */
import { api, type DirectoryPage, type PageSource, pricesOf } from '@briefcast/contract';
import type { Reader } from '../../platform/database/database.ts';
import type { Deps } from '../../platform/deps.ts';
import { checkedQuery } from '../../platform/http/checked-query.ts';
import { bytesOf } from '../../platform/http/ready-answer.ts';
import type { Directory } from './directory/directory.ts';
import type { DetailsReader } from './read-details.ts';
import { findPublicProfile } from './read-public-profile.ts';

const { directory: directorySpec, publicProfile, details: detailsSpec } = api.creators;

/** Reads of creators and prices for rendered pages, from the same answers: only the contract's fields are returned, as everywhere. */
export function pageSource(
  { db, settings }: Pick<Deps, 'settings'> & { db: Reader },
  { directory, details }: { directory: Directory; details: DetailsReader },
): Omit<PageSource, 'board' | 'casting' | 'certificate' | 'legal' | 'site'> {
  return {
    async directory(query) {
      const body = bytesOf(await directory.read(checkedQuery(directorySpec, query))).toString();
      return (JSON.parse(body) as { data: DirectoryPage }).data;
    },
    prices: () => pricesOf(settings.now()),
    async creator(id) {
      const params = publicProfile.params.safeParse({ id });
      if (!params.success) return null;
      const known = directory.creator(params.data.id);
      if (known) return known;
      const found = await findPublicProfile(db, params.data.id);
      return found && publicProfile.reply.parse({ creator: found }).creator;
    },
    async details(id) {
      const params = publicProfile.params.safeParse({ id });
      const found = params.success ? await details.find(params.data.id) : null;
      return found && detailsSpec.reply.parse({ details: found }).details;
    },
  };
}
