import type { DealFile } from '@briefcast/contract';
import { formatBytes, formatDuration } from '@briefcast/i18n/format';
import { codecName, rateText } from '@briefcast/i18n/labels/codec';
import { m } from '@briefcast/i18n/messages';
import { Check } from 'lucide-react';

/** What was found out about a file when it was uploaded, in the order it is read. */
function factsOf({ media, size, type }: DealFile): { label: string; value: string }[] {
  if (!media) return [];
  const facts: { label: string; value: string }[] = [];
  if (media.width && media.height)
    facts.push({
      label: m.room_fact_shape(),
      value: m.room_fact_pixels({ width: String(media.width), height: String(media.height) }),
    });
  if (type === 'VIDEO' && media.durationSeconds)
    facts.push({ label: m.room_fact_length(), value: formatDuration(media.durationSeconds) });
  if (media.videoCodec) {
    const codec = codecName(media.videoCodec);
    const value = media.frameRate ? m.room_fact_codec({ codec, rate: rateText(media.frameRate) }) : codec;
    facts.push({ label: m.room_fact_format(), value });
  }
  if (media.loudness)
    facts.push({
      label: m.room_fact_loudness(),
      value: m.room_fact_lufs({ value: media.loudness.integrated.toFixed(1).replace('-', '−') }),
    });
  if (type !== 'VIDEO') facts.push({ label: m.room_fact_size(), value: formatBytes(size) });
  return facts;
}

/** What is known of the file. Nothing where nobody has looked yet. */
export function Facts({ file }: { file: DealFile }) {
  const facts = factsOf(file);
  if (facts.length === 0) return null;
  return (
    <ul className="room-facts">
      {facts.map(({ label, value }) => (
        <li key={label} className="room-fact">
          <span className="room-tick" data-stock="green">
            <Check aria-hidden className="ic" />
          </span>
          <span>{label}</span>
          <bdi>{value}</bdi>
        </li>
      ))}
    </ul>
  );
}
