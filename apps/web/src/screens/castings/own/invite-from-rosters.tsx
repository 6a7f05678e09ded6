import type { OwnCasting } from '@briefcast/contract';
import { formatSeries } from '@briefcast/i18n/format';
import { categoryLabel } from '@briefcast/i18n/labels/category';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { InviteDialog } from '../../../features/castings/invite-dialog.ts';
import { rosterCreatorsQuery, rostersQuery } from '../../../parts/creators/rosters-query.ts';

interface InviteFromRostersProps {
  casting: OwnCasting;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Everybody whom the team saved and who is published, list by list; a search finds all others in the directory, too. */
export function InviteFromRosters({ casting, open, onOpenChange }: InviteFromRostersProps) {
  const rosters = useQuery(rostersQuery);
  const creators = useQuery(rosterCreatorsQuery);
  const saved = rosters.data?.saved ?? [];
  const published = creators.data?.flatMap(({ creator, name }) => (creator ? [{ ...creator, name }] : []));
  const people =
    rosters.data &&
    published?.map(({ id, name, profileImage, categories }) => ({
      id,
      name,
      image: profileImage,
      about:
        saved.find(({ creatorId }) => creatorId === id)?.note ||
        formatSeries(categories.map((category) => categoryLabel(category.name))),
    }));
  const idsOf = (isIn: (one: (typeof saved)[number]) => boolean) =>
    saved.filter(isIn).map(({ creatorId }) => creatorId);
  const lists = [
    { id: 'all', name: m.roster_all(), ids: idsOf(() => true) },
    { id: 'favourites', name: m.roster_favourites(), ids: idsOf(({ isFavourite }) => isFavourite) },
    ...(rosters.data?.lists ?? []).map(({ id, name }) => ({
      id,
      name,
      ids: idsOf(({ listIds }) => listIds.includes(id)),
    })),
  ];
  const error = rosters.error ?? creators.error;
  return (
    <InviteDialog
      casting={casting}
      people={people}
      failure={
        error
          ? {
              error,
              onRetry: () => {
                void rosters.refetch();
                void creators.refetch();
              },
            }
          : undefined
      }
      lists={lists}
      withDirectory
      open={open}
      onOpenChange={onOpenChange}
    />
  );
}
