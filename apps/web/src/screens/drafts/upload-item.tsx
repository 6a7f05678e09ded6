/** Appearance of one upload in the list of all of them, by its state. */
import type { Tone } from '@briefcast/contract';
import { paths } from '@briefcast/contract/paths';
import { m } from '@briefcast/i18n/messages';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { LocalPoster } from '../../features/drafts/upload-row.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** The deal into whose draft it comes; its title is not known where the deal is closed, or was not read yet. */
export interface DealOfUpload {
  id: string;
  title: string | undefined;
}

interface UploadItemProps {
  name: string;
  /** Null where this page has no access to it. */
  file: File | null;
  type: string;
  deal: DealOfUpload;
  tone: Tone;
  Icon: LucideIcon;
  /** Current activity, in a word or two, and in a sentence. */
  state: string;
  said: string;
  percent: number;
  isPaused?: boolean;
  /** It is on its way in this page. */
  isOpen?: boolean;
  actions: ReactNode;
}

/** The name of an action on a file, as the list has the same action several times. */
export const actOn = (act: string, name: string): string => m.upload_act({ act, name });

/** A picture of the file, its name and deal, how far it is, and what can be done. */
export function UploadItem({
  name,
  file,
  type,
  deal,
  tone,
  Icon,
  state,
  said,
  percent,
  isPaused = false,
  isOpen = false,
  actions,
}: UploadItemProps) {
  return (
    <li data-tone={tone} className="upload-item">
      <LocalPoster file={file} type={type} />
      <div className="min-w-0">
        <p className="upload-item-head">
          <bdi className="upload-item-name">{name}</bdi>
          <Badge tone={tone} icon={<Icon aria-hidden className="ic" />}>
            {state}
          </Badge>
        </p>
        <p className="hint">
          <TextLink to={paths.creatorDeal.href(deal.id)} dir="auto">
            {deal.title ?? m.upload_one_of_deals()}
          </TextLink>
        </p>
        <ProgressBar
          upload={isOpen}
          label={name}
          percent={percent}
          valueText={said}
          paused={isPaused}
          className="my-2"
        />
        <p className="hint num" role={tone === 'red' ? 'alert' : 'status'}>
          {said}
        </p>
        <div className="mt-2.5 flex flex-wrap gap-2 empty:hidden">{actions}</div>
      </div>
    </li>
  );
}
