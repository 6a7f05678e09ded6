import type { DealFile, FileStatus } from '@briefcast/contract';
import { brandPersonWithin } from '@briefcast/i18n/labels/brand-person';
import { m } from '@briefcast/i18n/messages';
import { useUser } from '../../lib/use-user.ts';
import { RichText } from '../../ui/rich-text.tsx';

const texts = {
  APPROVED: m.who_approved_file,
  NEEDS_REVISION: m.who_sent_back_file,
  REJECTED: m.who_rejected_file,
};
const isDecided = (status: FileStatus): status is keyof typeof texts => status in texts;

interface ReviewedByProps {
  file: DealFile;
  /** The brand's company name. */
  company: string;
  className?: string | undefined;
}

/** Person of the brand who decided on a file; nothing before a decision, and once that account is deleted. */
export function ReviewedBy({ file, company, className }: ReviewedByProps) {
  const viewer = useUser();
  const { status, reviewedBy } = file;
  if (!reviewedBy || !isDecided(status)) return null;
  return (
    <p className={className}>
      <RichText
        parts={texts[status].parts({ person: brandPersonWithin(reviewedBy, company, viewer) })}
        tags={{ person: (children) => <bdi>{children}</bdi> }}
      />
    </p>
  );
}
