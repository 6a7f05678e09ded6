import { m } from '@briefcast/i18n/messages';
import { Eye, EyeOff } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';

/** Whether everybody finds a creator. */
export function PublishedBadge({ isPublished }: { isPublished: boolean }) {
  return isPublished ? (
    <Badge stock="green" icon={<Eye aria-hidden className="ic" />}>
      {m.admin_published()}
    </Badge>
  ) : (
    <Badge stock="buff" icon={<EyeOff aria-hidden className="ic" />}>
      {m.admin_unpublished()}
    </Badge>
  );
}
