/** How the file of a message is shown in the conversation. */
import type { DealFile, Message } from '@briefcast/contract';
import { formatDuration } from '@briefcast/i18n/format';
import { m } from '@briefcast/i18n/messages';
import { Image as Picture, Play } from 'lucide-react';
import { useState } from 'react';
import { mediaUrl } from '../../lib/media-url.ts';
import { FileChip } from '../../ui/file-chip.tsx';
import type { Slide } from '../../ui/slides.tsx';

/** The file of a message, if it exists. */
export const fileOfMessage = (
  { type, fileId }: Pick<Message, 'type' | 'fileId'>,
  files: readonly DealFile[],
): DealFile | undefined => (type === 'FILE' ? files.find(({ id }) => id === fileId) : undefined);

/** A picture or video as a slide of the lightbox; null for documents. */
export function slideOf(file: DealFile): Slide | null {
  if (file.type === 'DOCUMENT') return null;
  return {
    id: file.id,
    kind: file.type === 'VIDEO' ? 'video' : 'image',
    url: mediaUrl(file.media?.proxy?.url ?? file.url),
    posterUrl: file.poster && mediaUrl(file.poster),
    alt: file.originalName,
  };
}

/** Every picture and video of the conversation, without duplicates, in order. */
export function slidesOf(messages: readonly Message[], files: readonly DealFile[]): Slide[] {
  const shown = new Set(messages.map((message) => fileOfMessage(message, files)));
  return [...shown].flatMap((file) => (file && slideOf(file)) || []);
}

/** The ratio while it is unknown, and its limits, because a conversation cannot show very tall or wide pictures. */
const shapes = { unknown: 4 / 3, tallest: 3 / 4, widest: 2 };

function shapeOf({ media }: DealFile): number {
  const seen = media?.proxy ?? media;
  if (!seen?.width || !seen.height) return shapes.unknown;
  return Math.min(shapes.widest, Math.max(shapes.tallest, seen.width / seen.height));
}

interface MessageFileProps {
  file: DealFile;
  onOpen: () => void;
  /** Handlers that prepare the lightbox on hover or focus. */
  intent: { onPointerEnter: () => void; onFocus: () => void };
}

/** A picture or a video's poster that opens in the lightbox; and below it, as for a document, the download. */
export function MessageFile({ file, onOpen, intent }: MessageFileProps) {
  const { originalName: name, type, size } = file;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {type === 'DOCUMENT' ? null : (
        <button
          type="button"
          className="relative grid w-64 max-w-full place-items-center overflow-hidden rounded-card bg-sunken text-ink-3"
          style={{ aspectRatio: shapeOf(file) }}
          aria-label={type === 'VIDEO' ? m.chat_play({ name }) : m.chat_enlarge({ name })}
          onClick={onOpen}
          {...intent}
        >
          <Still file={file} />
        </button>
      )}
      <FileChip name={name} href={mediaUrl(file.url)} type={type} sizeBytes={size} />
      {file.placeRemoved ? <p className="hint">{m.chat_place_removed()}</p> : null}
    </div>
  );
}

function Still({ file }: { file: DealFile }) {
  const [broken, setBroken] = useState<string>();
  const isFilm = file.type === 'VIDEO';
  const path = file.poster ?? (isFilm ? null : (file.media?.proxy?.url ?? file.url));
  const seconds = file.media?.durationSeconds;
  const isMissing = path === null || path === broken;
  return (
    <>
      {isMissing && !isFilm ? <Picture aria-hidden className="ic size-7!" /> : null}
      {isMissing ? null : (
        <img
          src={mediaUrl(path)}
          alt=""
          loading="lazy"
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(path)}
        />
      )}
      {isFilm ? (
        <>
          <span className="absolute inset-0 m-auto grid size-12 place-items-center rounded-full bg-white/90 text-[#09241c] shadow-e1">
            <Play aria-hidden className="ic" />
          </span>
          {seconds ? (
            <span className="num absolute end-2 bottom-2 rounded bg-stage/85 px-1.5 text-xs text-on-stage">
              {formatDuration(seconds)}
            </span>
          ) : null}
        </>
      ) : null}
    </>
  );
}
