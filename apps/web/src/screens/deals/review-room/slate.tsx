import type { DealDetail, DealFile } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import { Link } from 'react-router';
import { brandName } from '../../../features/deals/party-names.ts';
import { FileBadge } from '../../../features/files/file-badge.tsx';
import { ReviewedBy } from '../../../features/files/reviewed-by.tsx';
import { Facts } from '../../../features/review-room/player/facts.tsx';
import { sheetsToCome, VersionSheets } from '../../../features/review-room/player/version-sheets.tsx';
import { versionOf, versionsOf } from '../../../features/review-room/versions.ts';

interface SlateProps {
  deal: DealDetail;
  file: DealFile;
}

/** The way to compare with the version before, or after the first one; null where there is one version alone. */
export function compareHref({ deal, file }: SlateProps): string | null {
  const versions = versionsOf(file, deal.files);
  const at = versions.findIndex(({ id }) => id === file.id);
  const other = versions[at - 1] ?? versions[at + 1];
  return other ? paths.compare.href({ dealId: deal.id, fileId: file.id, with: other.id }) : null;
}

/**
 * Slate of the file on the screen, as on the board in front of a take: its versions, and the facts about this one.
 */
export function Slate({ deal, file }: SlateProps) {
  const compare = compareHref({ deal, file });
  const versions = versionsOf(file, deal.files);
  return (
    <section className="slate" aria-label={m.room_slate()}>
      <div className="slate-versions">
        <div className="slate-head">
          <h2>{m.room_versions()}</h2>
          {compare ? (
            <Link to={compare} className="link">
              {m.room_compare()}
            </Link>
          ) : null}
        </div>
        <VersionSheets
          versions={versions}
          current={file}
          toCome={sheetsToCome(deal, versions)}
          hrefOf={({ id }) => paths.reviewRoom.href({ dealId: deal.id, fileId: id })}
        />
      </div>
      <div className="slate-facts">
        {file.media ? <h2>{m.room_checked()}</h2> : null}
        <Facts deal={deal} file={file} />
        <Originals file={file} />
        <SlateState deal={deal} file={file} />
      </div>
    </section>
  );
}

/** Says so where the original is played because nothing could be made of it. */
function Originals({ file }: { file: DealFile }) {
  if (file.type !== 'VIDEO' || !file.media || file.media.proxy) return null;
  const { state } = file.media;
  if (state === 'FAILED') return <p className="slate-note">{m.room_original_failed()}</p>;
  return state === 'UNAVAILABLE' ? <p className="slate-note">{m.room_original_only()}</p> : null;
}

/** Decision on the file. */
function SlateState({ deal, file }: SlateProps) {
  if (file.status === 'PENDING' || file.status === 'REFERENCE') return null;
  return (
    <div className="slate-standing">
      <FileBadge status={file.status} />
      {file.status === 'APPROVED' ? (
        <p>
          <b>{m.room_is_final({ number: String(versionOf(file)) })}</b>
        </p>
      ) : null}
      <ReviewedBy file={file} company={brandName(deal.brand)} className="slate-note" />
    </div>
  );
}
