import { contactDetailsIn } from '@briefcast/contract/moderation/contact-details';
import { formatList } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { siteQuery } from '../../lib/site-query.ts';

/**
 * Names the contact details in what a creator types where texts are checked (rules/moderation#checks); for the hint of the
 * field. Undefined for a text without any.
 */
export function useContactNote(text: string) {
  const isChecked = useQuery(siteQuery).data?.market?.moderation === true;
  const found = isChecked ? contactDetailsIn(text) : [];
  if (found.length === 0) return;
  return (
    <span className="mt-1.5 flex items-start gap-1.5 font-medium text-ink">
      <TriangleAlert aria-hidden className="ic mt-px size-4! flex-none" />
      <span className="min-w-0 wrap-anywhere">
        {/* Stays the same while one types on, so that it is read aloud once. */}
        <span role="status">{m.moderation_leave_out_contact()}</span>{' '}
        {formatList(found.map((detail) => m.moderation_check_quoted({ text: detail.text })))}
      </span>
    </span>
  );
}
