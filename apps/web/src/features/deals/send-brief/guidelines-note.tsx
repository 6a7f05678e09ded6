import { paths } from '@briefcast/contract/paths';
import { formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { BookOpen } from 'lucide-react';
import { useUser } from '../../../lib/use-user.ts';
import { TextLink } from '../../../ui/text-link.tsx';

/** Which of the brand's guidelines go with the brief, as they are now. */
export function GuidelinesNote() {
  const { contentDos, contentDonts, hashtagGuidelines, mentionRequirements } = useUser('BRAND');
  const parts = [
    contentDos.length > 0
      ? m.guidelines_dos({ n: contentDos.length, count: formatCount(contentDos.length) })
      : null,
    contentDonts.length > 0
      ? m.guidelines_donts({ n: contentDonts.length, count: formatCount(contentDonts.length) })
      : null,
    hashtagGuidelines.length > 0
      ? m.guidelines_hashtags({ n: hashtagGuidelines.length, count: formatCount(hashtagGuidelines.length) })
      : null,
    mentionRequirements ? m.guidelines_mentions() : null,
  ].filter((part) => part !== null);
  return (
    <p className="flex items-start gap-2.5 text-sm text-ink-2">
      <BookOpen aria-hidden className="ic mt-0.5 text-ink-3" />
      <span className="min-w-0">
        {parts.length > 0 ? m.guidelines_go_along({ parts: formatSeries(parts) }) : m.guidelines_none()}{' '}
        <TextLink to={paths.brandProfile.href()}>{m.guidelines_change()}</TextLink>
      </span>
    </p>
  );
}
