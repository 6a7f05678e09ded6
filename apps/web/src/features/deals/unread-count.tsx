import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { MessageCircle } from 'lucide-react';

interface UnreadCountProps {
  count: number;
  className: string;
}

/** How many messages of a deal were not read yet; nothing where all were. */
export function UnreadCount({ count, className }: UnreadCountProps) {
  if (count === 0) return null;
  return (
    <span className={clsx('num inline-flex items-center text-xs font-semibold', className)}>
      <MessageCircle aria-hidden className="ic size-4!" />
      <span aria-hidden>{formatCount(count)}</span>
      <span className="sr-only">{m.dashboard_unread({ n: count, count: formatCount(count) })}</span>
    </span>
  );
}
