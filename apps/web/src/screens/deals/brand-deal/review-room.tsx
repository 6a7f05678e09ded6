import { can, type DealDetail, type DealFile, type OwnUser, reviewStatuses } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatCount, formatLongDate } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { clsx } from 'clsx';
import { Eye, FileText, Play } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { brandName } from '../../../features/deals/party-names.ts';
import { DownloadFile } from '../../../features/files/download-file.tsx';
import { FileBadge, fileLooks } from '../../../features/files/file-badge.tsx';
import { ReviewedBy } from '../../../features/files/reviewed-by.tsx';
import { mediaUrl } from '../../../lib/media-url.ts';
import { actorOf, partiesOf } from '../../../lib/policy.ts';
import { LinkedText } from '../../../parts/files/linked-text.tsx';
import { ApproveSeveral } from './approve-several.tsx';
import { FileStrip } from './file-strip.tsx';
import { downloadClass, ReviewActions } from './review-actions.tsx';
import { useReview } from './use-review.ts';

interface ReviewRoomProps {
  deal: DealDetail;
  files: readonly DealFile[];
  user: OwnUser;
}

const isPending = (file: DealFile) => file.status === 'PENDING';

const firstToReview = (files: readonly DealFile[]) => files.find(isPending) ?? files[0];

/** One file large, the others in a strip, and the verdict next to it. */
export function ReviewRoom({ deal, files, user }: ReviewRoomProps) {
  const { approveAll, isApprovingAll } = useReview(deal.id);
  // Remembers the first file, so that one that arrives later does not push away the one being watched.
  const [selectedId, setSelectedId] = useState(() => firstToReview(files)?.id);
  const selected = files.find((file) => file.id === selectedId) ?? firstToReview(files);
  if (!selected) return null;

  const pending = files.filter(isPending);
  const approved = files.filter((file) => file.status === 'APPROVED').length;
  const mayReview =
    can(actorOf(user), 'file.review', partiesOf(deal, user)) && reviewStatuses.includes(deal.status);

  return (
    <section
      aria-labelledby="review-title"
      className="on-stage overflow-hidden rounded-[18px] rounded-se-[40px] bg-stage text-on-stage"
    >
      <div className="flex flex-wrap items-center gap-x-3 px-5 pt-5 md:px-7">
        <h2 id="review-title" className="text-[22px]">
          {m.deal_review()}
        </h2>
        <span role="status" className="num ms-auto pe-5 text-sm text-on-stage-2">
          {m.deal_approved_of({ approved: formatCount(approved), count: formatCount(files.length) })}
        </span>
      </div>
      {/* A phone shows the file next to its verdict, to keep that in reach without scrolling. */}
      <div className="grid p-5 max-md:grid-cols-[104px_minmax(0,1fr)] max-md:grid-rows-[auto_1fr] max-md:gap-x-4 max-md:gap-y-3 md:grid-cols-[282px_minmax(0,1fr)] md:gap-8 md:p-7">
        <FileStage key={selected.id} dealId={deal.id} file={selected} />
        <div className="min-w-0 max-md:contents md:flex md:flex-col">
          <SelectedFile file={selected} company={brandName(deal.brand)} />
          <ReviewActions
            dealId={deal.id}
            currency={deal.currency}
            file={selected}
            company={brandName(deal.brand)}
            mayReview={mayReview}
            onJudged={() => {
              const next = files.find((file) => isPending(file) && file.id !== selected.id);
              setSelectedId(next?.id ?? selected.id);
            }}
          />
          <FileStrip
            files={files}
            selectedId={selected.id}
            onSelect={setSelectedId}
            action={
              mayReview && pending.length > 1 ? (
                <ApproveSeveral
                  dealId={deal.id}
                  currency={deal.currency}
                  files={pending}
                  busy={isApprovingAll}
                  onApprove={approveAll}
                />
              ) : null
            }
          />
          <SentBack dealId={deal.id} files={files} />
        </div>
      </div>
    </section>
  );
}

/** The name of the file on the stage and what is known of it. */
function SelectedFile({ file, company }: { file: DealFile; company: string }) {
  return (
    <div className="flex min-w-0 items-start justify-between gap-3">
      <div aria-live="polite" className="min-w-0">
        <div className="flex flex-wrap items-center gap-3">
          <h3 className="min-w-0 truncate text-[22px]">
            <bdi title={file.originalName}>{file.originalName}</bdi>
          </h3>
          <FileBadge status={file.status} />
        </div>
        <p className="num mt-1.5 text-sm text-on-stage-2">
          {m.deal_file_uploaded({ date: formatLongDate(file.createdAt), size: formatBytes(file.size) })}
        </p>
        <ReviewedBy file={file} company={company} className="mt-0.5 text-sm text-on-stage-2" />
      </div>
      <DownloadFile file={file} className={clsx(downloadClass, 'sm:hidden')} />
    </div>
  );
}

/** The file under review, as large as its still is: pressed, it opens in the review room. */
function FileStage({ dealId, file }: { dealId: string; file: DealFile }) {
  const path = file.poster ?? (file.type === 'IMAGE' ? file.url : null);
  const [isBroken, setBroken] = useState(false);
  const Icon = file.type === 'VIDEO' ? Play : Eye;
  return (
    <div className="max-md:row-span-2">
      <Link
        to={paths.reviewRoom.href({ dealId, fileId: file.id })}
        className="frame block bg-stage-2!"
        aria-label={m.room_open_file({ name: file.originalName })}
        title={file.originalName}
      >
        {path === null || isBroken ? (
          <span className="frame-fill grid content-center justify-items-center gap-3 p-6 text-center text-on-stage-2">
            <FileText aria-hidden className="ic size-12!" />
          </span>
        ) : (
          <img src={mediaUrl(path)} alt="" className="object-contain!" onError={() => setBroken(true)} />
        )}
        <span className="absolute inset-x-0 bottom-0 grid justify-items-center p-3">
          <span className="btn btn-primary px-4!">
            <Icon aria-hidden className="ic" />
            <span className="max-md:sr-only">{m.room_open()}</span>
          </span>
        </span>
      </Link>
    </div>
  );
}

/** Changes that the brand requested in this round. */
function SentBack({ dealId, files }: { dealId: string; files: readonly DealFile[] }) {
  const sentBack = files.filter((file) => file.feedback);
  if (sentBack.length === 0) return null;
  return (
    <ul className="grid gap-2.5 max-md:col-span-2 md:mt-5">
      {sentBack.map((file) => {
        const { tone, Icon } = fileLooks[file.status];
        return (
          <li
            key={file.id}
            data-tone={tone}
            className="rounded-xl border-s-4 border-k bg-stage-2 p-4 text-sm"
          >
            <p className="flex items-center gap-2 font-semibold">
              <Icon aria-hidden className="ic size-4!" />
              <bdi className="min-w-0 truncate">{file.originalName}</bdi>
            </p>
            <p dir="auto" className="mt-1 whitespace-pre-line text-on-stage-2">
              <LinkedText film={{ dealId, file }}>{file.feedback ?? ''}</LinkedText>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
