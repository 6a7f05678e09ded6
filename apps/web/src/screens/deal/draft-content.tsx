import type { DealDetail } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { FileDrop } from '../../features/deal-files/file-drop.tsx';
import { addFiles } from '../../features/draft/add-files.ts';
import { ForgottenUpload } from '../../features/draft/forgotten-upload.tsx';
import { UploadRow } from '../../features/draft/upload-row.tsx';
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
  return (
    <>
      <FileDrop onFiles={(chosen) => addFiles(deal.id, draft, chosen)} />
      {draft ? (
        <p className="hint mt-2">
          {m.draft_limits({
            film: formatBytes(draft.maxBytes.VIDEO),
            other: formatBytes(draft.maxBytes.DOCUMENT),
          })}
        </p>
      ) : null}
      {files.length + uploads.length + forgotten.length > 0 ? (
        <>
          <p className="hint mt-4">{m.draft_only_you()}</p>
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
              <ForgottenUpload key={upload.id} upload={upload} />
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}
