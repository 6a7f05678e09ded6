import { currentDeliverables, type DealDetail, movesFor } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useChangeStatus } from '../../../features/deals/use-change-status.ts';
import { addFiles } from '../../../features/drafts/add-files.ts';
import { CameraButtons } from '../../../features/drafts/camera-buttons.tsx';
import { ForgottenUpload } from '../../../features/drafts/forgotten-upload.tsx';
import { TechnicalCheck } from '../../../features/drafts/technical-check.tsx';
import { UploadChoices } from '../../../features/drafts/upload-choices.tsx';
import { UploadRow } from '../../../features/drafts/upload-row.tsx';
import { useElsewhere } from '../../../features/drafts/use-elsewhere.ts';
import { FileDrop } from '../../../features/files/file-drop.tsx';
import { OnlineButton } from '../../../ui/online-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { DraftFile } from './draft-file.tsx';
import { useDraftActions } from './use-draft-actions.ts';
import type { Submission } from './use-submission.ts';

interface DraftContentProps {
  deal: DealDetail;
  submission: Submission;
}

/** The files of the draft, those on their way to it, and where more are dropped. */
export function DraftContent({ deal, submission: { draft, files, uploads, forgotten } }: DraftContentProps) {
  const { change, move, remove } = useDraftActions(deal.id);
  const elsewhere = useElsewhere(forgotten);
  return (
    <>
      <FileDrop onFiles={(chosen) => addFiles(deal.id, draft, chosen)} />
      <CameraButtons onFiles={(taken) => addFiles(deal.id, draft, taken)} />
      {draft ? (
        <p className="hint mt-2">
          {m.draft_limits({
            film: formatBytes(draft.maxBytes.VIDEO),
            other: formatBytes(draft.maxBytes.DOCUMENT),
          })}
        </p>
      ) : null}
      <UploadChoices />
      {files.length + uploads.length + forgotten.length > 0 ? (
        <>
          <p className="hint mt-4 flex flex-wrap justify-between gap-x-4">
            {m.draft_only_you()}
            {uploads.length + forgotten.length > 0 ? (
              <TextLink to={paths.uploads.href()}>{m.upload_see_all()}</TextLink>
            ) : null}
          </p>
          <ul aria-label={m.draft_list()} className="divide-y divide-line">
            {files.map((file, index) => (
              <DraftFile
                key={file.id}
                deal={deal}
                file={file}
                place={index + 1}
                count={files.length}
                deliverables={deal.deliverableWishes ?? []}
                onAssign={(deliverableId) => change(file.id, { deliverableId })}
                onMove={(by) => move(file.id, by)}
                onRemove={() => remove.mutate(file.id)}
              />
            ))}
            {uploads.map((upload) => (
              <UploadRow key={upload.key} upload={upload} />
            ))}
            {forgotten.map((upload) => (
              <ForgottenUpload key={upload.id} upload={upload} elsewhere={elsewhere.get(upload.id)} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

/** Findings on each file of the draft. */
export function DraftChecks({ deal, submission }: { deal: DealDetail; submission: Submission }) {
  return submission.files.map((file) => (
    <TechnicalCheck key={file.id} file={file} deliverables={deal.deliverableWishes ?? []} />
  ));
}

/** Files that came without a draft and were not submitted, as from another client (rules/deals#asking-for-review). */
export function UnsubmittedFiles({ deal }: { deal: DealDetail }) {
  const change = useChangeStatus(deal.id, { failed: m.deal_submit_failed() });
  const waiting = currentDeliverables(deal.files).filter((file) => file.status === 'PENDING').length;
  if (!movesFor(deal.status, 'CREATOR', deal.files).includes('SUBMITTED')) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <p className="text-sm text-ink-2">
        {m.deal_not_submitted_yet({ n: waiting, count: formatCount(waiting) })}
      </p>
      <OnlineButton
        variant="outline"
        size="sm"
        busy={change.isPending}
        onClick={() => change.mutate('SUBMITTED')}
      >
        {m.deal_submit_for_review()}
      </OnlineButton>
    </div>
  );
}
