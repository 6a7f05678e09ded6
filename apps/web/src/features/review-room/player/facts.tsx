import { type Check, type DealDetail, type DealFile, worstVerdict } from '@briefcast/contract';
import { formatBytes } from '@briefcast/i18n/bytes';
import { formatDuration } from '@briefcast/i18n/format';
import { codecName, rateText } from '@briefcast/i18n/labels/codec';
import { verdictLabel } from '@briefcast/i18n/labels/technical-check';
import { m } from '@briefcast/i18n/messages';
import { checksOf, verdictLooks } from '../../../parts/files/checks-of.ts';

interface Fact {
  label: string;
  value: string;
  /** Checks that show whether it meets the requirements. */
  of: readonly Check['what'][];
}

/** Detected properties of a file at its upload, in reading order. */
function factsOf({ media, size, type }: DealFile): Fact[] {
  if (!media) return [];
  const facts: Fact[] = [];
  if (media.width && media.height)
    facts.push({
      label: m.room_fact_shape(),
      value: m.room_fact_pixels({ width: String(media.width), height: String(media.height) }),
      of: ['shape', 'resolution'],
    });
  if (type === 'VIDEO' && media.durationSeconds)
    facts.push({
      label: m.room_fact_length(),
      value: formatDuration(media.durationSeconds),
      of: ['length', 'black'],
    });
  if (media.videoCodec) {
    const codec = codecName(media.videoCodec);
    const value = media.frameRate ? m.room_fact_codec({ codec, rate: rateText(media.frameRate) }) : codec;
    facts.push({ label: m.room_fact_format(), value, of: ['format'] });
  }
  if (media.loudness)
    facts.push({
      label: m.room_fact_loudness(),
      value: m.room_fact_lufs({ value: media.loudness.integrated.toFixed(1).replace('-', '−') }),
      of: ['loudness', 'clipping', 'silence'],
    });
  if (type !== 'VIDEO') facts.push({ label: m.room_fact_size(), value: formatBytes(size), of: [] });
  return facts;
}

interface FactsProps {
  deal: DealDetail;
  file: DealFile;
}

/** Properties of the file, and whether it meets the requirements; nothing while none is known. */
export function Facts({ deal, file }: FactsProps) {
  const facts = factsOf(file);
  if (facts.length === 0) return null;
  const checks = checksOf(file, deal.deliverableWishes ?? []);
  return (
    <ul className="room-facts">
      {facts.map(({ label, value, of }) => {
        const verdict = worstVerdict(checks.filter(({ what }) => of.includes(what)));
        const { tone, icon: Icon } = verdictLooks[verdict];
        return (
          <li key={label} className="room-fact">
            <span className="room-tick" data-tone={tone}>
              <Icon aria-hidden className="ic" />
            </span>
            <span>
              {label}
              {verdict === 'pass' ? null : <span className="sr-only"> {verdictLabel(verdict)}</span>}
            </span>
            <bdi>{value}</bdi>
          </li>
        );
      })}
    </ul>
  );
}
