import type { CampaignFace, DealStatus, Tone } from '@briefcast/contract';
import { m } from '@briefcast/i18n/messages';
import { mediaUrl } from '../../lib/media-url.ts';
import { initials } from '../../lib/names.ts';

interface FacesProps {
  faces: readonly CampaignFace[];
  toneOf: (status: DealStatus) => Tone;
}

/** The first creators of a campaign as frames with a foot in the tone of their project. */
export function Faces({ faces, toneOf }: FacesProps) {
  if (faces.length === 0) return null;
  return (
    <ul aria-label={m.campaign_creators()} className="campaign-faces">
      {faces.map(({ id, name, image, status }, place) => (
        <li key={id ?? place} data-tone={toneOf(status)}>
          <span className="campaign-face">
            {image ? <img src={mediaUrl(image)} alt="" loading="lazy" decoding="async" /> : initials(name)}
          </span>
          <small dir="auto">{name.split(' ')[0] || m.deal_creator_gone()}</small>
        </li>
      ))}
    </ul>
  );
}
