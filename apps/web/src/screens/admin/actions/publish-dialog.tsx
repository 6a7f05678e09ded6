import { isEmptyProfile, profileCompleteness } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { profileFindingText } from '@briefcast/i18n/profile-findings';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { adminQ } from '../../../lib/admin-query.ts';
import { errorText } from '../../../lib/show-error.ts';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingText } from '../../../ui/spinner.tsx';

interface PublishDialogProps extends Omit<ComponentProps<typeof ConfirmDialog>, 'field' | 'disabled'> {
  creatorId: string;
}

/** The question before a creator is published: what the profile lacks, read now. */
export function PublishDialog({ creatorId, ...question }: PublishDialogProps) {
  const { data, error, refetch } = useQuery({
    ...adminQ('adminDetails.creator', { params: { id: creatorId } }),
    select: ({ creator }) => creator,
    staleTime: 0,
  });
  const facts = data && { ...data, portfolioItems: data.portfolio.length };
  const missing = facts ? profileCompleteness(facts).missing : [];
  const isEmpty = facts !== undefined && isEmptyProfile(facts);
  return (
    <ConfirmDialog
      {...question}
      disabled={facts === undefined || isEmpty}
      field={
        <div className="max-h-[50dvh] min-h-12 overflow-y-auto pe-6 pb-1 md:pe-7">
          {facts && missing.length > 0 ? (
            <>
              <h3 className="text-[17px]">{isEmpty ? m.admin_publish_empty() : m.admin_publish_missing()}</h3>
              <ul className="mt-2 grid list-disc gap-1.5 ps-5 text-ui">
                {missing.map((finding) => (
                  <li key={finding.code}>{profileFindingText(finding)}</li>
                ))}
              </ul>
            </>
          ) : facts ? (
            <p className="text-ui text-ink-2">{m.admin_details_complete()}</p>
          ) : error ? (
            <ErrorState onRetry={() => void refetch()}>
              {errorText(error, m.admin_publish_not_read())}
            </ErrorState>
          ) : (
            <LoadingText>{m.admin_publish_reading()}</LoadingText>
          )}
        </div>
      }
    />
  );
}
