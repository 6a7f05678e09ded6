import type { DealDetail, DealFile } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { Download } from 'lucide-react';
import { usePlayer } from '../../features/review-room/player/use-player.ts';
import { ShareButton } from '../../features/share/share-button.tsx';
import { partiesOf } from '../../lib/deal-parties.ts';
import { mediaUrl } from '../../lib/media-url.ts';
import { useUser } from '../../lib/use-user.ts';

/** What is done with a file as a whole: shown to people without an account, and taken along. */
export function FileIcons({ deal, file }: { deal: DealDetail; file: DealFile }) {
  const user = useUser();
  const { pause } = usePlayer();
  return (
    <>
      <ShareButton dealId={deal.id} parties={partiesOf(deal, user)} file={file} onOpen={pause} />
      <DownloadIcon file={file} />
    </>
  );
}

/** Takes the original along, as it was uploaded. */
function DownloadIcon({ file }: { file: DealFile }) {
  return (
    <a
      className="iconbtn"
      href={mediaUrl(file.url)}
      download={file.originalName}
      aria-label={m.deal_download_file({ name: file.originalName })}
      title={m.deal_download()}
    >
      <Download aria-hidden className="ic" />
    </a>
  );
}
