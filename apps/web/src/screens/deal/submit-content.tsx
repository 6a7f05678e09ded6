import { type DealDetail, needsOf } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatBytes, formatCount, formatSeries } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { FileDrop } from '../../features/deal-files/file-drop.tsx';
import { addFiles } from '../../features/draft/add-files.ts';
import { draftQuery } from '../../features/draft/draft-query.ts';
import { ForgottenUpload } from '../../features/draft/forgotten-upload.tsx';
import { readUploads, subscribeUploads } from '../../features/draft/running-uploads.ts';
import { openTasks, tasksQuery } from '../../features/draft/tasks-query.ts';
import { TechnicalCheck } from '../../features/draft/technical-check.tsx';
import { UploadRow } from '../../features/draft/upload-row.tsx';
import { DealUsage } from '../../features/storage-usage/deal-usage.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { BeforeYouSubmit, leftOnPage } from './before-you-submit.tsx';
import { DraftFile } from './draft-file.tsx';
import { TakeBack } from './take-back.tsx';
import { UnsubmittedFiles } from './unsubmitted-files.tsx';
import { useDraftActions } from './use-draft-actions.ts';

/** Where the creator gathers content in a draft, and hands all of it in at once (rules/files#drafts). */
export function SubmitContent({ deal }: { deal: DealDetail }) {
  const { data: draft } = useQuery(draftQuery(deal.id));
  // Tasks come with a file that was sent back.
  const { data: tasks } = useQuery({
    ...tasksQuery(deal.id),
    enabled: deal.files.some(({ status }) => status === 'NEEDS_REVISION'),
  });
  const open = openTasks(tasks ?? []);
  const [task] = open;
  const uploads = useSyncExternalStore(subscribeUploads, readUploads, readUploads).filter(
    ({ dealId }) => dealId === deal.id,
  );
  const { change, remove, submit } = useDraftActions(deal.id);
  const [isAsking, setAsking] = useState(false);
  const files = draft?.files ?? [];
  const known = new Set(uploads.map(({ uploadId }) => uploadId));
  const forgotten = (draft?.uploads ?? []).filter((upload) => !known.has(upload.id));
  const onTheirWay = uploads.filter(({ phase }) => phase !== 'REFUSED').length + forgotten.length;
  const left = leftOnPage(deal, { files, uploads: onTheirWay, tasks: open.length });
  const isReady = files.length > 0 && needsOf(left).length === 0;

  if (draft && !draft.isOpen) return null;
  return (
    <>
      <Card title={m.deal_submit()}>
        <FileDrop onFiles={(chosen) => addFiles(deal.id, draft, chosen)} />
        {draft ? (
          <p className="hint mt-2">
            {m.draft_limits({
              film: formatBytes(draft.maxBytes.VIDEO),
              other: formatBytes(draft.maxBytes.DOCUMENT),
            })}
          </p>
        ) : null}
        {files.length + onTheirWay + uploads.length > 0 ? (
          <>
            <p className="hint mt-4">{m.draft_only_you()}</p>
            <ul aria-label={m.draft_list()} className="divide-y divide-line">
              {files.map((file, index) => (
                <DraftFile
                  key={file.id}
                  dealId={deal.id}
                  file={file}
                  place={index + 1}
                  count={files.length}
                  deliverables={deal.deliverableWishes ?? []}
                  onChange={(body) => change.mutate({ fileId: file.id, body })}
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
        <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
          <BeforeYouSubmit
            files={files.length}
            left={left}
            taskHref={
              task ? paths.reviewRoom.href({ dealId: deal.id, fileId: task.fileId, comment: task.id }) : null
            }
          />
          <Button
            variant="cast"
            className="max-sm:w-full"
            icon={<Upload aria-hidden className="ic" />}
            disabled={!isReady && !submit.isPending}
            aria-describedby="before-you-submit"
            busy={submit.isPending}
            busyText={m.deal_submitting()}
            onClick={() => setAsking(true)}
          >
            {m.deal_submit()}
          </Button>
        </div>
        <UnsubmittedFiles deal={deal} />
        {draft?.isTakeBackPossible ? <TakeBack dealId={deal.id} /> : null}
        <DealUsage dealId={deal.id} />
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={m.draft_submit_title()}
          confirmLabel={m.draft_submit()}
          busy={submit.isPending}
          busyText={m.deal_submitting()}
          onConfirm={() => submit.mutate(undefined, { onSettled: () => setAsking(false) })}
        >
          {m.draft_submit_text({
            n: files.length,
            count: formatCount(files.length),
            names: formatSeries(files.map(({ originalName }) => originalName)),
          })}
        </ConfirmDialog>
      </Card>
      {files.map((file) => (
        <TechnicalCheck key={file.id} file={file} deliverables={deal.deliverableWishes ?? []} />
      ))}
    </>
  );
}
