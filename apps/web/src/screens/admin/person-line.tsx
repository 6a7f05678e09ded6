import { m } from '@briefcast/i18n/messages';
import { Eye, EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';

interface PersonLineProps {
  picture: ReactNode;
  name: string;
  detail: string | null;
  /** The page of details that the name leads to. */
  to?: string;
  /** At the end, or below where the name would have no room: a badge or a date. */
  end?: ReactNode;
}

/** Person of a row: picture, name, and one line below. */
export function PersonLine({ picture, name, to, detail, end }: PersonLineProps) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
      <span className="flex min-w-0 flex-1 basis-44 items-center gap-3">
        {picture}
        <span className="min-w-0 flex-1">
          <b className="block truncate leading-tight font-semibold" title={name}>
            {to === undefined ? (
              <bdi>{name}</bdi>
            ) : (
              <Link to={to} className="hover:underline">
                <bdi>{name}</bdi>
              </Link>
            )}
          </b>
          {detail === null ? null : (
            <span className="hint block truncate" title={detail}>
              <bdi>{detail}</bdi>
            </span>
          )}
        </span>
      </span>
      {end}
    </span>
  );
}

/** A value of a table, or 'N/A'. */
export function OrNone({ children }: { children: string | null }) {
  return children ? <bdi>{children}</bdi> : <span className="text-ink-3">{m.admin_none()}</span>;
}

/** Whether everybody finds a creator. */
export function PublishedBadge({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <Badge tone="green" icon={<Eye aria-hidden className="ic" />}>
      {m.admin_published()}
    </Badge>
  ) : (
    <Badge tone="buff" icon={<EyeOff aria-hidden className="ic" />}>
      {m.admin_unpublished()}
    </Badge>
  );
}
