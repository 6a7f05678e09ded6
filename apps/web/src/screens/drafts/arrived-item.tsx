import { paths } from '@briefcast/contract/paths';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatTime } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';
import type { ArrivedUpload } from '../../features/drafts/arrived-uploads.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { actOn, type DealOfUpload, UploadItem } from './upload-item.tsx';

/** An upload that is in its draft, where it can be submitted. */
export function ArrivedItem({
  upload: { file, dealId, at },
  deal,
}: {
  upload: ArrivedUpload;
  deal: DealOfUpload;
}) {
  return (
    <UploadItem
      name={file.name}
      file={file}
      type={file.type}
      deal={deal}
      tone="green"
      Icon={Check}
      state={m.upload_state_arrived()}
      said={m.upload_arrived({ size: formatBytes(file.size), time: formatTime(new Date(at)) })}
      percent={100}
      actions={
        <ButtonLink
          to={paths.creatorDeal.href(dealId)}
          variant="ghost"
          size="sm"
          aria-label={actOn(m.upload_open_draft(), file.name)}
        >
          {m.upload_open_draft()}
        </ButtonLink>
      }
    />
  );
}
