/** What rendered pages show of creators: exactly what the public calls answer, without a call. */
import { api, type DirectoryQuery, type PageSource } from '@briefcast/contract';
import type { Db } from '../../platform/database/database.ts';
import { readDirectory } from './read-directory.ts';
import { findPublicProfile } from './read-public-profile.ts';

const { directory, publicProfile } = api.creators;

/** What the call would refuse is refused here: numbers travel as text there. */
function checked(query: DirectoryQuery): DirectoryQuery {
  const asSent = Object.entries(query).map(([name, value]) => [
    name,
    typeof value === 'number' ? String(value) : value,
  ]);
  return directory.query.parse(Object.fromEntries(asSent));
}

/** Reads for rendered pages. Only fields that the contract names get out, as everywhere. */
export function pageSource(db: Db): PageSource {
  return {
    directory: async (query) => directory.reply.parse(await readDirectory(db, checked(query))),
    async creator(id) {
      const params = publicProfile.params.safeParse({ id });
      if (!params.success) return null;
      const found = await findPublicProfile(db, params.data.id);
      return found && publicProfile.reply.parse({ creator: found }).creator;
    },
  };
}
