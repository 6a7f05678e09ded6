/** What of a message's file is shown in the conversation. */
import type { DealFile, Message } from '@briefcast/contract';
import { mediaUrl } from '../../lib/media-url.ts';
import type { Slide } from '../../ui/slide-media.tsx';

/** The file that a message names, if it is there. */
export const fileOfMessage = (
  { type, fileId }: Pick<Message, 'type' | 'fileId'>,
  files: readonly DealFile[],
): DealFile | undefined => (type === 'FILE' ? files.find(({ id }) => id === fileId) : undefined);

/** A file's picture or film for the lightbox; null for documents. */
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

/** Every picture and film of the conversation, once each, in its order. */
export function slidesOf(messages: readonly Message[], files: readonly DealFile[]): Slide[] {
  const shown = new Set(messages.map((message) => fileOfMessage(message, files)));
  return [...shown].flatMap((file) => (file && slideOf(file)) || []);
}
