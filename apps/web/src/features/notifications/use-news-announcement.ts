import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useEffect, useRef, useState } from 'react';

/** Words for screen readers when more has become unread; what was there when the page came is no news. */
export function useNewsAnnouncement(unread: number | undefined): string {
  const known = useRef<number>(undefined);
  const [words, setWords] = useState('');

  useEffect(() => {
    if (unread === undefined) return;
    const before = known.current;
    known.current = unread;
    if (before === undefined || unread <= before) return;
    setWords(m.bell_unread({ n: unread, count: formatCount(unread) }));
  }, [unread]);

  return words;
}
