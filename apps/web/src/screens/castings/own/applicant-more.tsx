import type { Applicant } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Ban, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useBlockCreator } from '../../../features/blocks/use-block.ts';
import { mayForOrganization } from '../../../lib/policy.ts';
import { errorText } from '../../../lib/show-error.ts';
import { siteQuery } from '../../../lib/site-query.ts';
import { useUser } from '../../../lib/use-user.ts';
import { ReportButton } from '../../../parts/moderation/report-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { toastError, toastSuccess } from '../../../ui/toast.ts';

interface ApplicantMoreProps {
  applicant: Applicant;
  castingId: string;
  name: string;
}

/** Rare actions on an applicant: reporting the application, and blocking the creator. */
export function ApplicantMore({ applicant, castingId, name }: ApplicantMoreProps) {
  const user = useUser();
  const isReporting = useQuery(siteQuery).data?.market?.moderation === true;
  const mayBlock = mayForOrganization(user, 'casting.post');
  const [isAsked, setAsked] = useState(false);
  const block = useBlockCreator();
  if (!isReporting && !mayBlock) return null;
  return (
    <details className="group mt-1">
      <summary className="hint inline-flex min-h-11 list-none items-center gap-1.5 underline-offset-2 group-open:underline hover:underline">
        {m.casting_more()}
        <span className="sr-only">{name}</span>
        <ChevronDown aria-hidden className="ic size-4! transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-wrap gap-1 pb-1">
        {isReporting ? (
          <ReportButton reported={{ subject: 'APPLICATION', id: applicant.id, castingId }} />
        ) : null}
        {mayBlock ? (
          <Button variant="ghost" icon={<Ban aria-hidden className="ic" />} onClick={() => setAsked(true)}>
            {m.block_creator()}
          </Button>
        ) : null}
      </div>
      <ConfirmDialog
        open={isAsked}
        onOpenChange={setAsked}
        title={m.block_creator_title({ name })}
        confirmLabel={m.block_confirm()}
        busy={block.isPending}
        onConfirm={() =>
          block.mutate(applicant.creator.id, {
            onSuccess: () => toastSuccess(m.block_done({ name })),
            onError: (error) => toastError(m.block_failed(), errorText(error, m.please_try_again())),
            onSettled: () => setAsked(false),
          })
        }
      >
        {m.block_creator_text()}
      </ConfirmDialog>
    </details>
  );
}
