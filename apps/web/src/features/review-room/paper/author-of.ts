/** Who wrote a comment, as the reader knows them. */
import type { DealDetail, OwnUser } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { brandPersonName } from '../../../lib/who.ts';
import type { SlipFacts } from './slip-context.ts';

/** Returns how the authors of a deal's comments are shown to somebody. */
export const authorNamer =
  ({ brand, creator }: Pick<DealDetail, 'brand' | 'creator'>, viewer: OwnUser): SlipFacts['authorOf'] =>
  ({ by, author, guest }) => {
    if (guest) return { name: guest.name, picture: null, look: 'person' };
    if (by === 'CREATOR') {
      const isOwn = author?.id === viewer.id;
      const name = author?.firstName ?? creator?.firstName ?? m.notification_other_side({ role: 'BRAND' });
      return { name: isOwn ? m.who_you() : name, picture: creator?.profileImage ?? null, look: 'person' };
    }
    return {
      name: brandPersonName(author, brand.companyName, viewer),
      picture: brand.profileImage,
      look: 'brand',
    };
  };
