import type { DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Eye, Play } from 'lucide-react';
import { Link } from 'react-router';

/** What opening a file of a deal in the review room is called. */
const watchLabel = ({ type, originalName }: DealFile): string =>
  (type === 'VIDEO' ? m.room_watch_file : m.room_view_file)({ name: originalName });

interface WatchLinkProps {
  dealId: string;
  file: DealFile;
  className?: string | undefined;
}

/** The way into the review room with this file, as an icon. */
export function WatchLink({ dealId, file, className }: WatchLinkProps) {
  const Icon = file.type === 'VIDEO' ? Play : Eye;
  return (
    <Link
      to={paths.reviewRoom.href({ dealId, fileId: file.id })}
      className={clsx('iconbtn', className)}
      aria-label={watchLabel(file)}
      title={watchLabel(file)}
    >
      <Icon aria-hidden className="ic" />
    </Link>
  );
}
