import type { CastingCard } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Bookmark } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { savedCastingsQuery, useSaveCasting } from './use-keep-castings.ts';

interface SaveCastingProps {
  casting: CastingCard;
  /** With words next to the bookmark. */
  isWide?: boolean | undefined;
}

/** The bookmark of a casting. */
export function SaveCasting({ casting, isWide = false }: SaveCastingProps) {
  const { data } = useQuery(savedCastingsQuery);
  const save = useSaveCasting();
  const isSaved = data?.some(({ id }) => id === casting.id) ?? false;
  const parts = {
    icon: <Bookmark aria-hidden className={clsx('ic', isSaved && 'fill-current')} />,
    'aria-pressed': isSaved,
    disabled: data === undefined,
    onClick: () => save.mutate({ casting, isSaved: !isSaved }),
  };
  return isWide ? (
    <Button variant="outline" {...parts}>
      {isSaved ? m.casting_saved() : m.casting_save()}
    </Button>
  ) : (
    <IconButton label={m.casting_save_one({ title: casting.title })} {...parts} />
  );
}
